import { areaWords } from '#lib/words'
import { inVariant } from './in-variant.ts'

/** What the small parts say that stand in lists and on a client's own page. */
export const usePartWords = areaWords('clients parts', {
  it: inVariant({
    deleted: 'Eliminato',
    inactive: 'Disattivato',
    notRegistered: 'Non registrato',
    declined: 'Invito rifiutato',
    expired: 'Invito scaduto',
    daysLeft_one: '{{count}} giorno',
    daysLeft_other: '{{count}} giorni',
    daysShort: '{{count}} g',
    endsToday: 'scade oggi',
    expiredAgo: 'scaduto, {{count}} g',
    until: 'fino al {{day}}',
    memberInactive: '{{name}} (disattivato)',
    limitLead: 'Non c’è posto per altri clienti.',
    limitAdmin: 'Il tuo piano ne comprende {{max}} attivi: per aggiungerne serve un piano più grande, oppure disattiva chi non segui più.',
    limitOther: 'Il piano ne comprende {{max}} attivi: chiedi all’amministratore di passare a uno più grande.',
    limitWrite: 'Scrivi all’assistenza',
    limitSubject: 'Piano per {{business}}',
  }),
  en: inVariant({
    deleted: 'Deleted',
    inactive: 'Inactive',
    notRegistered: 'Not registered',
    declined: 'Invitation declined',
    expired: 'Invitation expired',
    daysLeft_one: '{{count}} day',
    daysLeft_other: '{{count}} days',
    daysShort: '{{count}} d',
    endsToday: 'ends today',
    expiredAgo: 'expired, {{count}} d',
    until: 'until {{day}}',
    memberInactive: '{{name}} (inactive)',
    limitLead: 'There is no place for more clients.',
    limitAdmin: 'Your plan holds {{max}} active ones: to add more you need a larger plan, or deactivate those you no longer follow.',
    limitOther: 'The plan holds {{max}} active ones: ask the admin to move to a larger one.',
    limitWrite: 'Write to support',
    limitSubject: 'Plan for {{business}}',
  }),
})
