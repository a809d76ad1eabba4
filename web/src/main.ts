// Starts the pages.
import "./style/tokens.css";
import "./style/palettes.css";
import "./style/base.css";
import { mount } from "svelte";
import { preferences } from "./browser/preferences.svelte";
import { watchForUpdates } from "./browser/update.svelte";
import { speak } from "./i18n/language.svelte";
import App from "./pages/App.svelte";

preferences.show();
await speak(preferences.language);
const app = document.getElementById("app")!;
app.replaceChildren();
mount(App, { target: app });

if (import.meta.env.PROD) void watchForUpdates();
