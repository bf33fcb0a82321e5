import { html } from '#platform/html'

// the family has no double quotes, because it stands inside an attribute
const font = `font-family: Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif`

/** The look of each class. It is written into every element, because several mail programs drop `<style>`. */
const looks = {
  page: 'margin: 0; padding: 0; background-color: #f2f4f7',
  around: 'padding: 32px 16px',
  sheet: 'width: 100%; max-width: 560px; background-color: #ffffff; border-radius: 8px',
  stripe: 'border-radius: 8px 8px 0 0; font-size: 0; line-height: 4px',
  inside: 'padding: 28px 32px 12px',
  brand: `margin: 0 0 24px; ${font}; color: #0c1016; font-size: 16px; line-height: 22px; font-weight: 700; overflow-wrap: anywhere`,
  // a logo that is drawn for white paper stands on white in the dark too
  logo: `display: inline-block; border: 0; border-radius: 4px; background-color: #ffffff; ${font}; color: #0c1016; font-size: 16px;
    line-height: 22px; font-weight: 700`,
  title: `margin: 0 0 16px; ${font}; color: #0c1016; font-size: 24px; line-height: 30px; font-weight: 700; overflow-wrap: anywhere`,
  text: `margin: 0 0 16px; ${font}; color: #424b57; font-size: 16px; line-height: 24px; overflow-wrap: anywhere`,
  list: 'margin: 0 0 16px; padding: 0 0 0 20px',
  item: `margin: 0 0 6px; ${font}; color: #424b57; font-size: 16px; line-height: 24px; overflow-wrap: anywhere`,
  facts: 'margin: 0 0 20px; border-collapse: collapse',
  // a label is as wide as its longest word: "anywhere" would let a long value break it
  label: `width: 30%; padding: 10px 16px 10px 0; border-bottom: 1px solid #dce1e8; ${font}; color: #5a6472; font-size: 16px;
    line-height: 22px; font-weight: 400; text-align: left; vertical-align: top; overflow-wrap: break-word`,
  value: `padding: 10px 0; border-bottom: 1px solid #dce1e8; ${font}; color: #0c1016; font-size: 16px; line-height: 22px;
    font-weight: 600; text-align: right; vertical-align: top; overflow-wrap: anywhere`,
  code: `margin: 0 0 20px; padding: 16px; border-radius: 6px; background-color: #f2f4f7; color: #0c1016;
    font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 24px; line-height: 30px; font-weight: 700;
    letter-spacing: 4px; text-align: center`,
  quote: `margin: 0 0 20px; padding: 2px 0 2px 16px; border-left: 3px solid #dce1e8; ${font}; color: #424b57; font-size: 16px;
    line-height: 24px; overflow-wrap: anywhere`,
  button: 'margin: 8px 0 20px',
  // Word, which draws the mails of Outlook, knows a padding of cells alone; all others make the whole button the link
  push: 'border-radius: 6px; text-align: center; mso-padding-alt: 13px 24px',
  press: `display: inline-block; padding: 13px 24px; mso-padding-alt: 0; ${font}; font-size: 16px; line-height: 22px; font-weight: 600;
    text-align: center; text-decoration: none; overflow-wrap: anywhere`,
  small: `margin: 0 0 12px; ${font}; color: #5a6472; font-size: 14px; line-height: 20px; overflow-wrap: anywhere`,
  address: `${font}; color: #0c1016; text-decoration: underline; word-break: break-word`,
  // a link among small words has their colour
  quiet: `${font}; color: #5a6472; text-decoration: underline`,
  raw: 'word-break: break-all',
  foot: 'padding: 20px 32px 12px; border-top: 1px solid #dce1e8',
  preheader: `display: none; max-width: 0; max-height: 0; overflow: hidden; opacity: 0; mso-hide: all; ${font}; color: #f2f4f7;
    font-size: 1px; line-height: 1px`,
} as const satisfies Record<string, string>

const declarations = new Map(Object.entries(looks).map(([name, text]) => [name, `${text.replaceAll(/;\s+/g, ';').replaceAll(': ', ':')};`]))

/**
 * Writes the look of its classes into each element. Only the layout's own markup holds such an attribute, because the quotes of
 * inserted words are escaped.
 */
export const inlineStyles = (markup: string): string =>
  markup.replaceAll(
    / class="([\w ]+)"/g,
    (attribute, names: string) => `${attribute} style="${names.split(' ').map(declarationsOf).join('')}"`,
  )

function declarationsOf(name: string): string {
  const found = declarations.get(name)
  if (found === undefined) throw new Error(`a mail has no look for '${name}'`)
  return found
}

/** Rules that no attribute can say: phones, and the dark. Only an important rule prevails over the attributes. */
export const queries = html`<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { -webkit-text-size-adjust: 100%; }
@media (max-width: 480px) {
  .around { padding: 0 !important; }
  .sheet, .stripe { border-radius: 0 !important; }
  .inside { padding: 24px 20px 8px !important; }
  .foot { padding: 20px 20px 8px !important; }
  .button { width: 100% !important; }
  .press { display: block !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background-color: #0f1318 !important; }
  .sheet { background-color: #161b22 !important; }
  .brand, .title, .address, .value { color: #f1f4f8 !important; }
  .text, .item, .quote { color: #b6bfcb !important; }
  .small, .label, .quiet { color: #929dab !important; }
  .label, .value, .foot, .quote { border-color: #28303b !important; }
  .code { background-color: #0f1318 !important; color: #f1f4f8 !important; }
  .logo { padding: 6px !important; }
}
</style>`
