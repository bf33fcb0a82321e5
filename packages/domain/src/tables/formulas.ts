// What a spreadsheet would run instead of showing it. Everything that writes a table judges its cells here.

// blanks, controls and signs that are not seen: programs drop them before they look at a cell
const unseen = /^[\s\p{Cc}\p{Cf}]+/u
// the second minus is the typographic one, which full-width and raised signs become
const formulaSigns: ReadonlySet<string> = new Set(['=', '+', '-', '\u2212', '@'])
const lineSigns = /^[\t\r\n]/

/** Whether a cell would be taken for a formula, in whichever width or style its first sign is written. */
export function isFormulaLike(text: string): boolean {
  if (lineSigns.test(text)) return true
  const [sign = ''] = text.replace(unseen, '')
  const [plainSign = ''] = sign.normalize('NFKC')
  return formulaSigns.has(sign) || formulaSigns.has(plainSign)
}

/** The apostrophe before it makes it text. */
export const neutralizeFormula = (text: string): string => (isFormulaLike(text) ? `'${text}` : text)

/** A cell of a table that we wrote as it was before. */
export const restoreFormula = (text: string): string => (text.startsWith("'") && isFormulaLike(text.slice(1)) ? text.slice(1) : text)
