const signs = '[style*="mso-list" i][style*="ignore" i]'

/** Word copies list items as paragraphs that begin with the bullet or number as text. */
export function replaceWordLists(body: HTMLElement): void {
  let outer: Element | undefined
  for (const paragraph of body.querySelectorAll('[style*="mso-list" i]')) {
    const level = /mso-list:[^;]*level(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1]
    if (!level) continue
    const tag = tagOf(paragraph)
    const item = body.ownerDocument.createElement('li')
    for (const sign of paragraph.querySelectorAll(signs)) sign.remove()
    item.append(...paragraph.childNodes)
    if (outer !== paragraph.previousElementSibling) outer = undefined
    const itemAbove = level === '1' ? undefined : outer?.lastElementChild
    const last = itemAbove ? itemAbove.lastElementChild : outer
    const list = last?.localName === tag ? last : body.ownerDocument.createElement(tag)
    list.append(item)
    if (itemAbove) {
      itemAbove.append(list)
      paragraph.remove()
    } else {
      paragraph.replaceWith(list)
      outer = list
    }
  }
}

const tagOf = (paragraph: Element): 'ol' | 'ul' =>
  /^\(?[\da-z]{1,4}[.)]/i.test(paragraph.querySelector(signs)?.textContent.trim() ?? '') ? 'ol' : 'ul'
