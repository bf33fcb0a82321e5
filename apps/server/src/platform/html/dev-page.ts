import type { Language } from '@allenio/contract'
import { html, markup, type Html } from './html.ts'

const styles = html`<style>
:root {
  color-scheme: light dark;
  --page: light-dark(#f2f4f7, #0f1318);
  --card: light-dark(#fff, #161b22);
  --line: light-dark(#dce1e8, #28303b);
  --text: light-dark(#0c1016, #f1f4f8);
  --muted: light-dark(#5a6472, #929dab);
  --control: light-dark(#7e8794, #6f7a89);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 14px/20px Inter, system-ui, sans-serif; }
main { max-width: 880px; margin: 0 auto; padding: 32px 20px; }
h1 { margin: 0 0 4px; font-size: 28px; line-height: 32px; letter-spacing: -.038em; overflow-wrap: anywhere; }
p { margin: 0 0 20px; color: var(--muted); }
form { display: flex; gap: 8px; margin: 0 0 20px; }
input {
  flex: 1; min-width: 0; height: 36px; padding: 0 12px; border: 1px solid var(--control);
  border-radius: 6px; background: var(--card); color: inherit; font: inherit;
}
button {
  height: 36px; padding: 0 16px; border: 0; border-radius: 6px; background: var(--text);
  color: var(--page); font: inherit; font-weight: 600; cursor: pointer;
}
:focus-visible { outline: 2px solid var(--text); outline-offset: 2px; }
ul {
  list-style: none; margin: 0; padding: 0; background: var(--card); border: 1px solid var(--line);
  border-radius: 8px;
}
li + li { border-top: 1px solid var(--line); }
li a {
  display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 12px 16px; color: inherit;
  text-decoration: none;
}
li a:hover { background: var(--page); }
li strong { grid-column: 1; font-weight: 600; overflow-wrap: anywhere; }
li span { color: var(--muted); overflow-wrap: anywhere; }
li time { grid-column: 2; grid-row: 1; color: var(--muted); white-space: nowrap; }
@media (max-width: 480px) {
  li a { grid-template-columns: minmax(0, 1fr); }
  li time { grid-column: 1; grid-row: auto; }
}
.back { display: inline-block; margin: 0 0 16px; color: inherit; }
iframe {
  display: block; width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: 8px;
  background: var(--card);
}
summary { margin: 20px 0 8px; cursor: pointer; font-weight: 600; }
pre {
  margin: 0; padding: 16px; border: 1px solid var(--line); border-radius: 8px;
  background: var(--card); white-space: pre-wrap; overflow-wrap: anywhere;
  font: 14px/20px ui-monospace, monospace;
}
fieldset { margin: 0 0 20px; padding: 0; border: 0; }
legend { margin: 0 0 8px; padding: 0; font-weight: 600; }
label { display: flex; gap: 12px; align-items: baseline; padding: 10px 0; cursor: pointer; }
input[type=radio] { flex: none; width: auto; height: auto; accent-color: var(--text); }
form.wide { display: block; }
form.wide button { margin-right: 8px; }
h2 { margin: 32px 0 8px; font-size: 18px; line-height: 24px; }
.seller { display: flex; align-items: center; gap: 12px; color: inherit; font-weight: 600; }
.seller img { max-width: 120px; object-fit: contain; background: #fff; }
.amount { margin: 0 0 4px; color: inherit; font-size: 32px; line-height: 40px; font-weight: 600; }
.alert { padding: 12px 16px; border: 1px solid var(--line); border-left: 4px solid #d3453c; border-radius: 6px; color: inherit; }
.card { padding: 20px; background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
.thing { padding: 12px 16px; }
.thing p { margin: 0 0 8px; overflow-wrap: anywhere; }
.thing a { display: inline; padding: 0; text-decoration: underline; }
.thing form { display: inline-flex; margin: 0 8px 8px 0; }
button.plain { background: transparent; border: 1px solid var(--control); color: inherit; }
</style>`

/** A page of local mode alone, which needs neither the web app nor a script. */
export const devPage = (language: Language, title: string, body: Html): string =>
  markup(html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${styles}
</head>
<body><main>${body}</main></body>
</html>
`)
