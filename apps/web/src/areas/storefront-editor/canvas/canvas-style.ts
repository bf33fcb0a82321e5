/** The editor adds to the looks of the page: edges around what can be edited, and the tools of a picture. */
export const canvasStyle = `
:host{display:block}
[contenteditable]{display:block;outline:1px dashed transparent;outline-offset:4px;border-radius:4px;cursor:text;min-width:1em;
min-height:1em}
a>[contenteditable],span>[contenteditable]{display:inline-block}
[contenteditable]:hover{outline-color:var(--mark)}
[contenteditable]:focus{outline:2px solid var(--mark)}
[contenteditable]:empty::before{content:attr(data-hint);opacity:.55}
[data-preset]:empty::before{opacity:1}
.section.hidden{opacity:.45}
[data-selected]{box-shadow:inset 3px 0 0 var(--mark)}
.frame.empty{display:grid;place-items:center;min-height:72px;border:1px dashed var(--mark)}
.coverPicture.frame.empty{min-height:160px}
.face.frame.empty{min-height:0}
.frame{touch-action:auto}
.frame:focus-visible{outline:3px solid var(--mark);outline-offset:2px}
.frame.placing{touch-action:none;outline:3px solid var(--mark);outline-offset:2px}
.frame.moving,.frame.moving img{cursor:grabbing}
.frame[data-has] img{cursor:grab;-webkit-user-drag:none;user-select:none}
.tools{position:absolute;inset:auto 8px 8px;display:none;flex-wrap:wrap;gap:6px;align-items:center;z-index:3}
.frame:hover .tools,.frame:focus-within .tools,.frame.empty .tools{display:flex}
.frame.empty .tools{position:static;justify-content:center;padding:8px}
.tools button,.tools .range{min-height:36px;padding:0 12px;border:0;border-radius:999px;background:#0c1016e0;color:#fff;
font:600 14px Inter,"Inter Variable",system-ui,sans-serif;cursor:pointer}
.tools .range{display:flex;align-items:center;gap:8px}
.tools input{width:84px;accent-color:#fff}
.tools [aria-pressed=true]{background:#fff;color:#0c1016}
.tools button:focus-visible{outline:3px solid var(--mark);outline-offset:2px}
.face .tools,.round .tools{position:absolute;inset:0;display:flex;place-content:center;padding:0}
.face .tools button{padding:0;width:100%;border-radius:50%;background:#0c101680;font-size:20px;min-height:48px}
.face:not(.empty) .tools{opacity:0}
.face:hover .tools,.face:focus-within .tools{opacity:1}
.portrait .coverPicture .tools{inset:16px 16px auto}
`

/** Marks the rows whose text is still ours, with a word that says so. */
export function unreadStyle(ids: readonly string[], label: string): string {
  if (ids.length === 0) return ''
  const rows = `:is(${ids.map(id => `[data-row="${id}"]`).join(',')}):is(li,header,.question)`
  const chip =
    'position:absolute;top:8px;right:8px;z-index:2;padding:2px 8px;border-radius:4px;' +
    'background:light-dark(#fbf1da,#2d2410);color:light-dark(#775000,#f1bc52);font:600 12px/20px Inter,system-ui,sans-serif'
  return `${rows}{position:relative}${rows}::after{content:${JSON.stringify(label)};${chip}}`
}
