import type { AnswerButton } from '@allenio/contract'
import { isLocalUrl } from '#lib/local-url'
import { part } from './page.ts'

/** Shows a sentence above the form, with the ways on that the server names. */
export function showNotice(text: string, buttons: readonly AnswerButton[] = []): void {
  const notice = part('notice', HTMLElement)
  const paragraph = document.createElement('p')
  paragraph.textContent = text
  const links = buttons.filter(({ redirect }) => redirect.startsWith('mailto:') || isLocalUrl(redirect)).map(linkOf)
  notice.replaceChildren(paragraph, ...links)
  notice.hidden = false
  notice.focus()
}

export function hideNotice(): void {
  part('notice', HTMLElement).hidden = true
}

function linkOf({ title, redirect }: AnswerButton): HTMLAnchorElement {
  const link = document.createElement('a')
  link.className = 'button quiet'
  link.href = redirect
  link.textContent = title
  return link
}
