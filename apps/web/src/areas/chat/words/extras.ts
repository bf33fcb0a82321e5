import { areaWords } from '#lib/words'

export const useChatExtraWords = areaWords('chat extras', {
  it: { heading: 'Chat', write: 'Scrivi', latest: 'Ultime chat' },
  en: { heading: 'Chat', write: 'Write', latest: 'Latest chats' },
})
