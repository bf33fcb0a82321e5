import { areaWords } from '#lib/words'

export const bannerWords = areaWords('plan banner', {
  it: {
    trialDays_one: 'Hai ancora {{count}} giorno di prova gratuita.',
    trialDays_other: 'Hai ancora {{count}} giorni di prova gratuita.',
    trialText: 'Nessun limite di {{clients}} fino al {{day}}.',
    trialLast: 'La prova gratuita finisce oggi.',
    bufferLead_one: 'Ancora {{count}} ora.',
    bufferLead_other: 'Ancora {{count}} ore.',
    bufferText: 'Poi non potrai aggiungere o riattivare {{clients}}. Chi c’è già resta, con tutti i suoi dati.',
    endedText: 'Per aggiungere o riattivare {{clients}} serve un piano. Chi c’è già resta, con tutti i suoi dati.',
    overFreeLead: 'Hai più {{clients}} attivi di quanti ne comprende il piano gratuito.',
    overFreeText: 'Ne hai {{active}}, il piano gratuito arriva a {{max}}. Per aggiungerne o riattivarne serve un piano.',
    overPlanLead: 'Hai superato i {{clients}} del tuo piano.',
    overPlanText: 'Ne hai {{active}} attivi su {{max}}. Per aggiungerne serve un piano più grande.',
    seePlans: 'Vedi i piani',
  },
  en: {
    trialDays_one: 'You still have {{count}} day of free trial.',
    trialDays_other: 'You still have {{count}} days of free trial.',
    trialText: 'No {{client}} limit until {{day}}.',
    trialLast: 'Your free trial ends today.',
    bufferLead_one: '{{count}} hour left.',
    bufferLead_other: '{{count}} hours left.',
    bufferText: 'After that you cannot add or reactivate {{clients}}. Those you have stay, with all their data.',
    endedText: 'To add or reactivate {{clients}} you need a plan. Those you have stay, with all their data.',
    overFreeLead: 'You have more active {{clients}} than the free plan includes.',
    overFreeText: 'You have {{active}}, the free plan includes {{max}}. To add or reactivate any you need a plan.',
    overPlanLead: 'You have more {{clients}} than your plan includes.',
    overPlanText: '{{active}} of {{max}} are active. To add more you need a larger plan.',
    seePlans: 'See the plans',
  },
})
