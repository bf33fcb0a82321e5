import type { Language } from '@allenio/contract'
import { useConfig } from '#platform/config'
import { html, markup, type Html } from '#platform/html'
import { makeSay } from '#platform/words'
import { isColor, ownBrand, textOn, type MailLogo, type MailSender } from './brand.ts'
import type { MailPicture } from './letter.ts'
import { inlineStyles, queries } from './styles.ts'

export type MailBlock =
  | string
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'code'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'link'; label: string; address: string }

export interface MailParts {
  language: Language
  sender?: MailSender | undefined
  /** The text that a mail program shows beside the subject in its list. */
  preheader: string
  title: string
  blocks: readonly MailBlock[]
  button?: { label: string; address: string }
  /** Lesser links and words, below the button. */
  closing?: readonly MailBlock[]
  /** Why the person gets this mail, where the general reason does not fit. */
  footer?: string
  /** Where the person ends mails of this kind. */
  unsubscribeAddress?: string | undefined
}

export interface MailBody {
  html: string
  text: string
  pictures: readonly MailPicture[]
}

const say = makeSay({
  it: {
    'copy address': 'Se il pulsante non si apre, copia questo indirizzo nel browser:',
    reason: 'Ricevi questa e-mail perché riguarda il tuo account {{brand}}.',
    support: 'Hai bisogno di aiuto? Scrivi a {{email}}.',
    'sender reason': 'Ricevi questa e-mail da {{name}}.',
    'sender contact': 'Hai bisogno di aiuto? {{name}}: {{contact}}',
    unsubscribe: 'Non ricevere più e-mail come questa',
  },
  en: {
    'copy address': 'If the button does not open, copy this address into your browser:',
    reason: 'You are receiving this e-mail because it concerns your {{brand}} account.',
    support: 'Need help? Write to {{email}}.',
    'sender reason': 'You are receiving this e-mail from {{name}}.',
    'sender contact': 'Need help? {{name}}: {{contact}}',
    unsubscribe: 'Stop e-mails like this one',
  },
})

/** A mail's two bodies from the same blocks; it fetches nothing, fits a phone, has a dark form and keeps its look without `<style>`. */
export function mailLayout(parts: MailParts): MailBody {
  const { sender, language } = parts
  const own = ownBrand()
  const color = sender?.color && isColor(sender.color) ? sender.color : own.color
  const brandName = sender?.name ?? own.name
  const words = say(language)
  const footer = sender ? footerOf(sender, parts) : ownFooter(parts, own.name)
  const logo = sender?.logo ?? null
  const unsubscribe = parts.unsubscribeAddress && { label: words('unsubscribe'), address: parts.unsubscribeAddress }
  const laid = { ...parts, brandName, footer, unsubscribe }
  return {
    html: htmlOf({ ...laid, color, logo, copyAddress: words('copy address') }),
    text: textOf(laid),
    pictures: logo ? [{ ...logo.picture, cid: 'logo' }] : [],
  }
}

function ownFooter({ language, footer }: MailParts, brand: string): string[] {
  const { supportEmail } = useConfig()
  const words = say(language)
  return [footer ?? words('reason', { brand }), ...(supportEmail ? [words('support', { email: supportEmail })] : [])]
}

function footerOf({ name, email, phone }: MailSender, { language, footer }: MailParts): string[] {
  const words = say(language)
  const contact = [email, phone].filter(Boolean).join(' · ')
  return [footer ?? words('sender reason', { name }), ...(contact ? [words('sender contact', { name, contact })] : [])]
}

interface Laid extends Omit<MailParts, 'footer' | 'sender' | 'unsubscribeAddress'> {
  brandName: string
  footer: readonly string[]
  unsubscribe: { label: string; address: string } | '' | undefined
}

interface LaidHtml extends Laid {
  color: string
  logo: MailLogo | null
  copyAddress: string
}

// The brand's colours are set by the old HTML attributes too, because Outlook reads no others in a cell.
function htmlOf(parts: LaidHtml): string {
  const { language, preheader, title, blocks, button, closing = [], brandName, color, logo, footer, copyAddress, unsubscribe } = parts
  const page = markup(html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${title}</title>
${queries}
</head>
<body class="page">
<div class="preheader">${preheader}${fill}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f2f4f7"><tr>
<td align="center" class="around">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" class="sheet" width="560" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff">
<tr><td class="stripe" bgcolor="${color}" height="4">&nbsp;</td></tr>
<tr><td class="inside" align="left">
<p class="brand">${
    logo ? html`<img class="logo" src="cid:logo" width="${logo.width}" height="${logo.height}" alt="${brandName}">` : brandName
  }</p>
<h1 class="title">${title}</h1>
${blocks.map(blockHtml)}
${
  button &&
  html`<table role="presentation" class="button" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="push" align="center" bgcolor="${color}">
<a class="press" href="${button.address}"><font color="${textOn(color)}">${button.label}</font></a>
</td>
</tr></table>
<p class="small">${copyAddress}<br><a class="address raw" href="${button.address}">${button.address}</a></p>`
}
${closing.map(blockHtml)}
</td></tr>
<tr><td class="foot" align="left">${footer.map(line => html`<p class="small">${line}</p>`)}${
    unsubscribe && html`<p class="small"><a class="quiet" href="${unsubscribe.address}">${unsubscribe.label}</a></p>`
  }</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`)
  return inlineStyles(page)
}

/** Unseen letters behind the preheader: a mail program that has room for more would go on with the name and the title. */
const fill = '\u034f\u200c\u00a0'.repeat(60)

function blockHtml(block: MailBlock): Html {
  if (typeof block === 'string') return html`<p class="text">${withBreaks(block)}</p>\n`
  switch (block.kind) {
    case 'list':
      return html`<ul class="list">${block.items.map(item => html`<li class="item">${item}</li>`)}</ul>\n`
    case 'facts':
      return html`<table class="facts" width="100%" cellpadding="0" cellspacing="0" border="0">
${block.rows.map(factHtml)}</table>\n`
    case 'code':
      return html`<p class="code">${block.text}</p>\n`
    case 'quote':
      return html`<blockquote class="quote">${withBreaks(block.text)}</blockquote>\n`
    case 'note':
      return html`<p class="small">${withBreaks(block.text)}</p>\n`
    case 'link':
      return html`<p class="text"><a class="address" href="${block.address}">${block.label}</a></p>\n`
    default:
      return block satisfies never
  }
}

const factHtml = ([label, value]: readonly [string, string]) => html`
<tr><th class="label" scope="row" align="left" valign="top">${label}</th><td class="value" align="right" valign="top">${value}</td></tr>`

const withBreaks = (text: string) => text.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`))

const textOf = ({ title, blocks, button, closing = [], brandName, footer, unsubscribe }: Laid) =>
  `${[
    title,
    ...blocks.map(blockText),
    ...(button ? [`${button.label}:\n${button.address}`] : []),
    ...closing.map(blockText),
    `-- \n${[brandName, ...footer, ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.address}`] : [])].join('\n')}`,
  ].join('\n\n')}\n`

function blockText(block: MailBlock): string {
  if (typeof block === 'string') return block
  switch (block.kind) {
    case 'list':
      return block.items.map(item => `- ${item}`).join('\n')
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'code':
      return `    ${block.text}`
    case 'quote':
      return block.text
        .split('\n')
        .map(line => `> ${line}`)
        .join('\n')
    case 'note':
      return block.text
    case 'link':
      return `${block.label}:\n${block.address}`
    default:
      return block satisfies never
  }
}
