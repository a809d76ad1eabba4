// The real server behind a proxy that can be cut off: it serves the built pages and forwards /api to the server.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { createInterface } from "node:readline";

const ROOT = join(import.meta.dirname, "../../..");
const PROGRAM = process.env["TAVOLA_BIN"] ?? join(ROOT, "build/release/bin/tavola");
export const PAGES = process.env["TAVOLA_PAGES"] ?? join(ROOT, "build/web");
const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};
const POLICY = [
  "content-security-policy",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
];

/** `tavola serve` with its own store. */
class Host {
  readonly #folder = mkdtempSync(join(tmpdir(), "tavola-e2e-"));
  #process: ChildProcess | null = null;
  port = 0;

  async start(): Promise<void> {
    const store = join(this.#folder, "tavola.db");
    const host = spawn(
      PROGRAM,
      ["serve", "--port", String(this.port), "--store", store, "--unlimited", "127.0.0.1", "--log-level", "error"],
      {
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    this.#process = host;
    const failed = once(host, "exit").then(([code]) => Promise.reject(new Error(`${PROGRAM} ended (${String(code)})`)));
    failed.catch(() => undefined); // it also rejects when the server is stopped later
    const said = once(createInterface(host.stdout), "line").then(([line]) => String(line));
    const line = await Promise.race([said, failed]);
    this.port = Number(/:(\d+)$/.exec(line)?.[1] ?? NaN);
    if (!this.port) throw new Error(`the server said: ${line}`);
  }

  async stop(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const host = this.#process;
    this.#process = null;
    if (!host || host.exitCode !== null) return;
    host.kill(signal);
    await once(host, "exit");
  }

  async end(): Promise<void> {
    await this.stop("SIGKILL");
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export class Site {
  readonly #host = new Host();
  readonly #door: Server;
  readonly #sockets = new Set<Socket>();
  /** Lets a test change a script before it is sent. */
  rewrite: ((path: string, script: string) => string) | null = null;
  /** The folder of the pages: a test may serve another version of them. */
  pages = PAGES;
  #policy: Record<string, string> = {};
  #open = true;
  #losing = false;
  #port = 0;

  constructor() {
    this.#door = createServer((incoming, answer) => this.#answer(incoming, answer));
    this.#door.on("upgrade", (incoming: IncomingMessage, socket: Socket, head: Buffer) =>
      this.#upgrade(incoming, socket, head),
    );
    this.#door.on("connection", (socket: Socket) => {
      this.#sockets.add(socket);
      socket.on("close", () => this.#sockets.delete(socket));
    });
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async begin(): Promise<void> {
    await this.#host.start();
    const { headers } = await fetch(`http://127.0.0.1:${this.#host.port}/`);
    for (const name of POLICY) this.#policy[name] = headers.get(name) ?? "";
    if (!this.#policy["content-security-policy"]) throw new Error("the server sends no Content-Security-Policy");
    await this.openDoor();
  }

  async end(): Promise<void> {
    await this.shutDoor();
    await this.#host.end();
  }

  /** Answers nobody at this address any more, as if the machine were off. */
  async shutDoor(): Promise<void> {
    if (!this.#door.listening) return;
    const closed = once(this.#door, "close");
    this.#door.close();
    this.#drop();
    await closed;
  }

  async openDoor(): Promise<void> {
    if (this.#door.listening) return;
    this.#door.listen(this.#port, "127.0.0.1");
    await once(this.#door, "listening");
    this.#port = (this.#door.address() as AddressInfo).port;
  }

  /** Cuts the network: connections break, and new ones fail until `connect`. */
  cut(): void {
    this.#open = false;
    this.#drop();
  }

  connect(): void {
    this.#open = true;
  }

  /** Loses the next answer on a socket, and then the network. */
  loseNextAnswer(): void {
    this.#losing = true;
  }

  /** Kills the server without warning. */
  killHost(): Promise<void> {
    return this.#host.stop("SIGKILL");
  }

  startHost(): Promise<void> {
    return this.#host.start();
  }

  #drop(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #answer(incoming: IncomingMessage, answer: ServerResponse): void {
    const path = new URL(incoming.url ?? "/", this.address).pathname;
    if (path.startsWith("/api/")) return this.#pass(incoming, answer);
    try {
      const name = normalize(path === "/" ? "/index.html" : path);
      const bytes = readFileSync(join(this.pages, name));
      answer.writeHead(200, {
        ...this.#policy,
        "content-type": TYPES[extname(name)] ?? "application/octet-stream",
        "cache-control": "no-cache",
      });
      answer.end(this.rewrite && name.endsWith(".js") ? this.rewrite(name, bytes.toString()) : bytes);
    } catch {
      answer.writeHead(404, this.#policy).end();
    }
  }

  #pass(incoming: IncomingMessage, answer: ServerResponse): void {
    if (!this.#open) return void incoming.socket.destroy();
    const { method, url, headers } = incoming;
    const onward = request({ host: "127.0.0.1", port: this.#host.port, method, path: url, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    incoming.pipe(onward);
  }

  #upgrade(incoming: IncomingMessage, client: Socket, head: Buffer): void {
    if (!this.#open) return void client.destroy();
    const server = connect(this.#host.port, "127.0.0.1", () => {
      const lines = incoming.rawHeaders.flatMap((_, i, all) => (i % 2 === 0 ? [`${all[i]}: ${all[i + 1]}`] : []));
      server.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
      server.write(head);
      client.pipe(server);
    });
    server.on("data", (bytes: Buffer) => {
      if (this.#losing) {
        this.#losing = false;
        this.cut();
      } else client.write(bytes);
    });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on("error", () => undefined);
      one.on("close", () => other.destroy());
    }
  }
}
