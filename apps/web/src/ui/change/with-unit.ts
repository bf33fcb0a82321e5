/** Formats '84,5 cm' and '18%': a per cent sign follows its figure without a space. */
export function withUnit(figure: string, unit: string): string {
  if (unit === '') return figure
  return unit === '%' ? `${figure}%` : `${figure} ${unit}`
}
