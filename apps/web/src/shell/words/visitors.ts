import { areaWords } from '#lib/words'

/** The sentences around the pages of visitors, who load no others of the frame. */
export const useVisitorWords = areaWords('shell visitors', {
  common: ['language'],
  it: {
    guestHeadline: 'Il lavoro di oggi,\nil risultato\ndi marzo.',
    guestHeadlineDietitian: 'Il piatto di oggi,\nla visita\ndi marzo.',
    guestFoot: 'Schede, piani alimentari, visite e chat dei tuoi {{clients}}.',
    guestFootDietitian: 'Piani alimentari, visite, misure e chat dei tuoi {{clients}}.',
    privacy: 'Privacy',
    terms: 'Condizioni',
    help: 'Aiuto',
    legalMenu: 'Informazioni legali e aiuto',
  },
  en: {
    guestHeadline: 'Today’s work,\nthe result\nin March.',
    guestHeadlineDietitian: 'Today’s plate,\nthe visit\nin March.',
    guestFoot: 'Programs, meal plans, visits and chat with your {{clients}}.',
    guestFootDietitian: 'Meal plans, visits, measures and chat with your {{clients}}.',
    privacy: 'Privacy',
    terms: 'Terms',
    help: 'Help',
    legalMenu: 'Legal information and help',
  },
})
