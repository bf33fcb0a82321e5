import { html, type Html } from '#platform/html'

// Outlines from the Tabler icon family (MIT).
const icon = (path: string): Html =>
  html`<svg class="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`

export const check = icon('M5 12l5 5l10 -10')
export const paperclip = icon('M15 7l-6.5 6.5a1.5 1.5 0 0 0 3 3l6.5 -6.5a3 3 0 0 0 -6 -6l-6.5 6.5a4.5 4.5 0 0 0 9 9l6.5 -6.5')
export const lock = icon(
  'M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6z' +
    'M11 16a1 1 0 1 0 2 0a1 1 0 0 0 -2 0M8 11v-4a4 4 0 1 1 8 0v4',
)
