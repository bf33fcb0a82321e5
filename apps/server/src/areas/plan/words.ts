import type { planErrors } from '@allenio/contract/plan'
import { makeSay, type Words } from '#platform/words'

export const planWords = {
  it: {
    'client limit':
      'Hai raggiunto il massimo di {{max}} {{clients}} attivi. Scegli un piano più grande, oppure disattiva chi non segui più.',
    'client limit, write to us':
      'Hai raggiunto il massimo di {{max}} {{clients}} attivi. Per aggiungerne altri serve un piano più grande: scrivi ' +
      'a {{contact}}, oppure disattiva chi non segui più.',
    'client limit, ask the admin':
      'È stato raggiunto il massimo di {{max}} {{clients}} attivi. Chiedi al titolare di passare a un piano più grande.',
    'plan needed':
      'Il periodo gratuito o il piano è finito e i {{clients}} attivi sono più di {{max}}. Scegli un piano per ' +
      'aggiungerne o riattivarne: i tuoi dati restano tutti qui.',
    'plan needed, write to us':
      'Il periodo gratuito o il piano è finito e i {{clients}} attivi sono più di {{max}}. Serve un piano per ' +
      'aggiungerne o riattivarne: scrivi a {{contact}}.',
    'plan needed, ask the admin':
      'Il periodo gratuito o il piano è finito: per aggiungere o riattivare {{clients}} serve un piano. Chiedi al titolare.',
  },
  en: {
    'client limit':
      'You have reached the maximum of {{max}} active {{clients}}. Choose a larger plan, or deactivate those you no longer work with.',
    'client limit, write to us':
      'You have reached the maximum of {{max}} active {{clients}}. To add more you need a larger plan: write to {{contact}}, ' +
      'or deactivate those you no longer work with.',
    'client limit, ask the admin': 'The maximum of {{max}} active {{clients}} has been reached. Ask the owner to move to a larger plan.',
    'plan needed':
      'The free trial or the plan has ended and there are more than {{max}} active {{clients}}. Choose a plan to add ' +
      'or reactivate any: all your data stays here.',
    'plan needed, write to us':
      'The free trial or the plan has ended and there are more than {{max}} active {{clients}}. A plan is needed to add ' +
      'or reactivate any: write to {{contact}}.',
    'plan needed, ask the admin': 'The free trial or the plan has ended: a plan is needed to add or reactivate {{clients}}. Ask the owner.',
  },
} as const satisfies Words<keyof typeof planErrors>

export const endedWords = makeSay({
  it: { trial: 'La prova gratuita è finita.', plan: 'Il tuo piano è scaduto.', 'named plan': 'Il piano {{name}} è scaduto.' },
  en: { trial: 'Your free trial has ended.', plan: 'Your plan has expired.', 'named plan': 'The {{name}} plan has expired.' },
})
