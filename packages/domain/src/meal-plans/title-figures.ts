const units = /\d[\d.,]{0,9}\s{0,2}(?:kcal|cal|kj|g|gr|%|grammi|calorie)(?!\p{Letter})/iu
const kilocalories = /(?<![\d.,])(?:\d{1,2}[.,]\d{3}|\d{3,5})(?![\d.,]{0,9}\d)/gu
/** A number of days, weeks or a year is no figure of a plan. */
const years = { from: 2020, to: 2099 }

/**
 * Whether the title of a plan tells its energy or macros, as in "Mediterraneo 1.800": clients read the title, also those from whom
 * macros are hidden.
 */
export function hasFiguresInTitle(title: string): boolean {
  if (units.test(title)) return true
  return [...title.matchAll(kilocalories)].some(([text]) => {
    const number = Number(text.replace(/[.,]/, ''))
    const isYear = /^\d{4}$/.test(text) && number >= years.from && number <= years.to
    return number >= 500 && !isYear
  })
}
