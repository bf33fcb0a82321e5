/** The colours of client types: easy to tell apart, and none of them is the brand's red. */
export const typeColors = [
  '#2F66E0',
  '#0A838F',
  '#0E9560',
  '#7A9A01',
  '#B97900',
  '#D2470D',
  '#C2417C',
  '#8646CE',
  '#5A6472',
  '#8B5E3C',
] as const

/** The first colour that no type has yet. */
export const nextTypeColor = (usedColors: readonly string[]): string =>
  typeColors.find(color => !usedColors.some(each => each.toUpperCase() === color)) ??
  typeColors[usedColors.length % typeColors.length] ??
  typeColors[0]
