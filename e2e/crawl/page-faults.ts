import type { Page } from '@playwright/test'

/** Runs in every page before its own scripts, so that a violation of the content policy is reported as an error. */
export const reportRefusedPolicies = () => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
    console.error(`policy ${violatedDirective} refused ${blockedURI} at ${sourceFile}:${lineNumber}`)
  })
}

const broken = [/\bundefined\b/, /\bNaN\b/, /\[object \w+\]/, /\{\{|\}\}/, /^null$/]
// the key of a text that is shown instead of a sentence: one camel-case word, or words joined by points
const keys = [/^[a-z]+(?:[A-Z][a-z]+)+$/, /^[a-z]+(?:[.:_][a-z]+)+$/i]
const foreign = {
  it: /\b(?:the|your|you|with|and|is|are|this|that|from|please)\b/i,
  en: /(?:^|\s)(?:il|lo|gli|della|delle|dei|degli|nel|nella|che|non|sono|tuo|tua|tuoi|questo|questa|è|più|perché|puoi)(?:\s|$)/i,
}

export interface PageText {
  text: string
  /** the `lang` of the nearest element that has one */
  language: string
}

/** Every piece of text that a person can see or hear from a screen reader. */
export const readTexts = (page: Page): Promise<PageText[]> =>
  page.evaluate(() => {
    const texts: PageText[] = []
    const languageOf = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') ?? ''
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim()
      if (!text || !element || element.closest('script, style, noscript, svg') || !element.checkVisibility()) continue
      texts.push({ text, language: languageOf(element) })
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        const text = element.getAttribute(name)?.trim()
        if (text) texts.push({ text, language: languageOf(element) })
      }
    }
    return texts
  })

/** Journeys give people and businesses such names to see that they stay text; the operator's lists show them. */
const hostileNames = /constructor\.constructor/

/** Finds empty placeholders, keys without a text, and words of the other language; `isOurs` if no person wrote the texts. */
export function textFaults(texts: readonly PageText[], { language, isOurs }: { language: 'it' | 'en'; isOurs: boolean }): string[] {
  return texts.flatMap(({ text, language: own }) => {
    if (hostileNames.test(text)) return []
    if ([...broken, ...keys].some(pattern => pattern.test(text))) return [`reads “${text}”`]
    // a study is named in the language in which it was published
    const isForeign = isOurs && own === language && foreign[language].test(text) && !/(?:Fonte|Source): /.test(text)
    return isForeign ? [`not in ${language}: “${text}”`] : []
  })
}

/** Finds texts that say client where a dietitian's installation says patient; addresses of the demo data are not ours. */
export const clientFaults = (texts: readonly PageText[]): string[] =>
  texts.flatMap(({ text }) => (/\bclient[eis]?\b(?!@)/i.test(text) ? [`reads “${text}”`] : []))

/** Pictures that shift the page when they arrive, or that never load. */
export const pictureFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img')].flatMap(image => {
      const { aspectRatio } = getComputedStyle(image)
      const isSized = (image.hasAttribute('width') && image.hasAttribute('height')) || aspectRatio !== 'auto'
      const name = image.currentSrc.slice(0, 80)
      return [
        ...(isSized ? [] : [`picture without a size: ${name}`]),
        ...(image.complete && image.naturalWidth === 0 ? [`picture that does not load: ${name}`] : []),
      ]
    }),
  )

const leastTarget = 44

/** Controls that are too small for a thumb. Links in a text may be as low as its lines; short words and choices in a row may be narrow. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(least => {
    const isHit = (element: HTMLElement, around: readonly Element[], [x, y]: [number, number]) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y)
      return hit !== null && around.some(each => each === hit || each.contains(hit))
    }
    const reach = least / 2 - 1
    const selector = 'a[href], button, input, select, textarea, summary, [role="button"], [role="switch"]'
    const faults = [...document.querySelectorAll<HTMLElement>(selector)].flatMap(element => {
      const { display } = getComputedStyle(element)
      const isText = element instanceof HTMLAnchorElement && display === 'inline'
      // a muscle of the body map is as small as it is drawn; fields beside the map find it by its name
      const isDrawn = element.matches('svg *')
      if (isText || isDrawn || element.closest('[inert], [aria-hidden="true"]') || !element.checkVisibility({ visibilityProperty: true }))
        return []
      // a press on the label around a box or beside a switch works as well
      const around = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])]
      element.scrollIntoView({ block: 'center' })
      // some controls are visible only while they have the focus, which a thumb never gives them
      if (!isHit(element, around, [0, 0])) return []
      const { width, height } = element.getBoundingClientRect()
      const isOneOfRow = element instanceof HTMLInputElement && element.type === 'radio'
      const isWide =
        element instanceof HTMLAnchorElement ||
        isOneOfRow ||
        width >= least ||
        (isHit(element, around, [-reach, 0]) && isHit(element, around, [reach, 0]))
      const isHigh = height >= least || (isHit(element, around, [0, -reach]) && isHit(element, around, [0, reach]))
      const name = element.getAttribute('aria-label') ?? (element.textContent.trim() || element.getAttribute('name'))
      return isWide && isHigh ? [] : [`${element.tagName.toLowerCase()} “${name}” is ${Math.round(width)} x ${Math.round(height)}`]
    })
    scrollTo(0, 0)
    return faults
  }, leastTarget)
