import { areaWords } from '#lib/words'

export const useFigureWords = areaWords('visit figures', {
  common: ['weight'],
  it: {
    less: '{{value}} in meno',
    more: '{{value}} in più',
    same: 'come prima',
    chart: 'Andamento: {{name}}',
    curve: 'Andamento',
    shown: 'Valore del grafico',
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
    fat: 'Fat mass',
    lean: 'Lean mass',
  },
})
