// Rules and diagrams are loaded when someone opens them. Without a translation, English is shown.
import { PSEUDO } from "../../i18n/languages";
import { bookOf, type Book } from "./book";

const FILES = import.meta.glob<string>(["../../../../docs/rules/*.md", "../../../../docs/rules/*/*.md"], {
  query: "?raw",
  import: "default",
});

const ENGLISH = "en";

function text(name: string, language: string): Promise<string> {
  const english = `../../../../docs/rules/${name}.md`;
  const translated = `../../../../docs/rules/${language}/${name}.md`;
  const file = (language !== ENGLISH && FILES[translated]) || FILES[english];
  return file ? file() : Promise.reject(new Error(`docs/rules has no ${name}.md`));
}

export async function loadBook(game: string, language: string): Promise<Book> {
  const [own, common] = await Promise.all([text(game, language), text("common", language)]);
  const book = bookOf(own, common);
  return language === PSEUDO ? (await import("./pseudo")).pseudoBook(book) : book;
}
