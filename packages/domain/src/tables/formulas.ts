// A spreadsheet would run these cells as formulas instead of showing them. All code that writes a table checks its cells here.

// programs drop blanks, control characters and invisible characters before they look at a cell
const unseen = /^[\s\p{Cc}\p{Cf}]+/u
// the second minus is the typographic one: full-width and superscript signs are normalised to it
const formulaSigns: ReadonlySet<string> = new Set(['=', '+', '-', '\u2212', '@'])
const lineSigns = /^[\t\r\n]/

/** Whether a spreadsheet would take a cell for a formula, also if its first sign is full-width or superscript. */
export function isFormulaLike(text: string): boolean {
  if (lineSigns.test(text)) return true
  const [sign = ''] = text.replace(unseen, '')
  const [plainSign = ''] = sign.normalize('NFKC')
  return formulaSigns.has(sign) || formulaSigns.has(plainSign)
}

/** Puts an apostrophe before a formula, which makes it text for a spreadsheet; also where the text has apostrophes before it itself. */
export const neutralizeFormula = (text: string): string => (isFormulaLike(text.replace(apostrophes, '')) ? `'${text}` : text)

/** Removes the apostrophe again from a cell of a table that we wrote. */
export const restoreFormula = (text: string): string =>
  text.startsWith("'") && isFormulaLike(text.replace(apostrophes, '')) ? text.slice(1) : text

const apostrophes = /^'+/
