/** The colours of client types with the key of their name: easy to tell apart, and none of them is the brand's red. */
export const typeColors = [
  ['#2F66E0', 'color_0'],
  ['#0A838F', 'color_1'],
  ['#0E9560', 'color_2'],
  ['#7A9A01', 'color_3'],
  ['#B97900', 'color_4'],
  ['#D2470D', 'color_5'],
  ['#C2417C', 'color_6'],
  ['#8646CE', 'color_7'],
  ['#5A6472', 'color_8'],
  ['#8B5E3C', 'color_9'],
] as const

/** The first colour that no type has yet. */
export function nextTypeColor(usedColors: readonly string[]): string {
  const colors: readonly string[] = typeColors.map(([color]) => color)
  return colors.find(color => !usedColors.some(each => each.toUpperCase() === color)) ?? colors[usedColors.length % colors.length] ?? ''
}
