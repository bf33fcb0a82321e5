import { areaWords } from '#lib/words'

export const useOwnWords = areaWords('own notices', {
  it: {
    title: 'Bacheca',
    latest: 'Dalla bacheca',
    openAll: 'Apri la bacheca',
    unread: 'Nuovo',
    pinned: 'In evidenza',
    failed: 'La bacheca non si è caricata',
    emptyTitle: 'Ancora nessun avviso',
    emptyText: 'Orari, chiusure e novità compaiono qui.',
    byline: '{{author}} · {{day}}',
  },
  en: {
    title: 'Noticeboard',
    latest: 'From the noticeboard',
    openAll: 'Open the noticeboard',
    unread: 'New',
    pinned: 'Pinned',
    failed: 'The noticeboard could not be loaded',
    emptyTitle: 'No notices yet',
    emptyText: 'Hours, closures and news appear here.',
    byline: '{{author}} · {{day}}',
  },
})
