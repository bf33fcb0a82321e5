import { areaWords } from '#lib/words'

export const useFigureWords = areaWords('visit figures', {
  it: {
    less: '{{value}} in meno',
    more: '{{value}} in più',
    same: 'come prima',
    chart: 'Andamento: {{name}}',
    curve: 'Andamento',
    shown: 'Valore del grafico',
    weight: 'Peso',
    fat: 'Massa grassa',
    lean: 'Massa magra',
  },
  en: {
    less: '{{value}} less',
    more: '{{value}} more',
    same: 'as before',
    chart: 'Trend: {{name}}',
    curve: 'Trend',
    shown: 'Value of the chart',
    weight: 'Weight',
    fat: 'Fat mass',
    lean: 'Lean mass',
  },
})
