import { areaWords } from '#lib/words'

export const useDockWords = areaWords('dock beside', {
  it: {
    dock: 'Accanto: {{part}}',
    parts: 'Che cosa sta accanto',
    chat: 'Chat',
    client: 'In breve',
    nothing: 'Per scrivere o guardare altro qui servono altri permessi.',
  },
  en: {
    dock: 'Beside: {{part}}',
    parts: 'What stands beside',
    chat: 'Chat',
    client: 'In short',
    nothing: 'Writing or looking things up here takes further permissions.',
  },
})
