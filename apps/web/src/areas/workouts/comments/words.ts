import { areaWords } from '#lib/words'

export const useCommentWords = areaWords('workout comments', {
  common: ['cancel', 'client', 'delete', 'send', 'you'],
  it: {
    discuss: 'In chat',
    comment: 'Commenta',
    answer: 'Rispondi',
    commentsOn: 'Commenti su {{exercise}}',
    coach: '{{Coach}}',
    read: 'letto',
    unread: 'non ancora letto',
    new: 'nuovo',
    deleted: 'Commento eliminato',
    yours: 'Commento a un esercizio',
    textNeeded: 'Scrivi qualcosa',
    readNextTime: 'Lo rivede prima dell’esercizio, la prossima volta.',
  },
  en: {
    discuss: 'In chat',
    comment: 'Comment',
    answer: 'Reply',
    commentsOn: 'Comments on {{exercise}}',
    coach: '{{Coach}}',
    read: 'read',
    unread: 'not read yet',
    new: 'new',
    deleted: 'Comment deleted',
    yours: 'Comment on an exercise',
    textNeeded: 'Write something',
    readNextTime: 'They will see it again next time they do this exercise.',
  },
})
