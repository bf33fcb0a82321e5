import { areaWords } from '#lib/words'

export const attentionWords = areaWords('client attention', {
  it: {
    invited: 'Invito mandato a {{email}}',
    call: 'Chiama',
    writeMail: 'Scrivi una mail',
    contactTitle: 'Contatta {{name}}',
    noContact: 'Non ci sono né e-mail né telefono.',
    addContact: 'Aggiungi un recapito',
    contactFailed: 'Non riusciamo a leggere i recapiti',
  },
  en: {
    invited: 'Invitation sent to {{email}}',
    call: 'Call',
    writeMail: 'Write an e-mail',
    contactTitle: 'Contact {{name}}',
    noContact: 'There is neither an e-mail address nor a phone number.',
    addContact: 'Add one',
    contactFailed: 'The contact details could not be loaded',
  },
})
