import { isSafeAddress } from '#ui/rich-text'

const email = /^[^\s@/]+@[^\s@/]+\.[^\s@/.]{2,}$/
const phone = /^\+?[\d\s().-]{6,}$/
const host = /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(:\d+)?([/?#]\S*)?$/u

/** Turns a typed address into a valid href; undefined if it is not an address. */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim()
  if (isSafeAddress(text)) return text
  const address = email.test(text)
    ? `mailto:${text}`
    : phone.test(text)
      ? `tel:${text.replaceAll(/[^\d+]/g, '')}`
      : host.test(text)
        ? `https://${text}`
        : undefined
  return address !== undefined && isSafeAddress(address) ? address : undefined
}

/** Shortens an href to the form that a person reads. */
export const readable = (href: string): string => href.replace(/^(mailto|tel):/i, '')

const inText = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}']/gi

/** Splits a text into plain words and addresses. */
export function withLinks(text: string): { text: string; href?: string }[] {
  const parts: { text: string; href?: string }[] = []
  let end = 0
  for (const { 0: address, index } of text.matchAll(inText)) {
    parts.push({ text: text.slice(end, index) }, isSafeAddress(address) ? { text: address, href: address } : { text: address })
    end = index + address.length
  }
  return [...parts, { text: text.slice(end) }].filter(part => part.text !== '')
}
