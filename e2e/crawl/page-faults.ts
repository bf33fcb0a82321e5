import type { Page } from '@playwright/test'

/** Put into every page before its own scripts: what the policy refused is an error like any other. */
export const tellRefusedPolicies = () => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
    console.error(`policy ${violatedDirective} refused ${blockedURI} at ${sourceFile}:${lineNumber}`)
  })
}

const broken = [/\bundefined\b/, /\bNaN\b/, /\[object \w+\]/, /\{\{|\}\}/, /^null$/]
// a word's key: one camel-case word, or words joined by points, standing where a sentence should
const keys = [/^[a-z]+(?:[A-Z][a-z]+)+$/, /^[a-z]+(?:[.:_][a-z]+)+$/i]
const foreign = {
  it: /\b(?:the|your|you|with|and|is|are|this|that|from|please)\b/i,
  en: /(?:^|\s)(?:il|lo|gli|della|delle|dei|degli|nel|nella|per|che|non|con|sono|tuo|tua|tuoi|questo|questa|è|più|perché|puoi)(?:\s|$)/i,
}

export interface Said {
  text: string
  /** the nearest language that an element states for itself */
  language: string
}

/** Each piece of text that a person meets, seen or read aloud. */
export const readTexts = (page: Page): Promise<Said[]> => page.evaluate(() => {
  const said: Said[] = []
  const languageOf = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') ?? ''
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim()
    if (!text || !element || element.closest('script, style, noscript, svg') || !element.checkVisibility()) continue
    said.push({ text, language: languageOf(element) })
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      const text = element.getAttribute(name)?.trim()
      if (text) said.push({ text, language: languageOf(element) })
    }
  }
  return said
})

/** Holes, keys without words, and words of the other language; `isOurs` where no text was written by people. */
export function textFaults(said: readonly Said[], { language, isOurs }: { language: 'it' | 'en', isOurs: boolean }): string[] {
  return said.flatMap(({ text, language: own }) => {
    if ([...broken, ...keys].some(pattern => pattern.test(text))) return [`reads “${text}”`]
    const isForeign = isOurs && own === language && foreign[language].test(text)
    return isForeign ? [`not in ${language}: “${text}”`] : []
  })
}

/** Pictures that shift the page when they arrive, or never do. */
export const pictureFaults = (page: Page): Promise<string[]> => page.evaluate(() =>
  [...document.querySelectorAll<HTMLImageElement>('img')].flatMap(image => {
    const { aspectRatio } = getComputedStyle(image)
    const isSized = (image.hasAttribute('width') && image.hasAttribute('height')) || aspectRatio !== 'auto'
    const name = image.currentSrc.slice(0, 80)
    return [
      ...(isSized ? [] : [`picture without a size: ${name}`]),
      ...(image.complete && image.naturalWidth === 0 ? [`picture that does not load: ${name}`] : []),
    ]
  }))

// the first link on a line of text is read as part of it, and may be as low as the line is
const leastTarget = 44

/** What a thumb misses on a phone. */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(least =>
  [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [role="button"], [role="switch"]')].flatMap(element => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.closest('[inert], [aria-hidden="true"]')) return []
    const isInText = element instanceof HTMLAnchorElement && getComputedStyle(element).display === 'inline'
    // the label around a box or beside a switch is pressed as well
    const labels = element instanceof HTMLInputElement ? [...element.labels ?? []] : []
    const boxes = [element, ...labels].map(each => each.getBoundingClientRect()).filter(({ width }) => width > 1)
    const height = Math.max(...boxes.map(box => box.height))
    const width = Math.max(...boxes.map(box => box.width))
    if (isInText || boxes.length === 0 || (height >= least && width >= least)) return []
    const name = element.getAttribute('aria-label') ?? (element.textContent.trim() || element.getAttribute('name'))
    return [`${element.tagName.toLowerCase()} “${name}” is ${Math.round(width)} x ${Math.round(height)}`]
  }), leastTarget)
