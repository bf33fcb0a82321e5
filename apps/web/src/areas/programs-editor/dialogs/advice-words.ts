import type { LoadAdvice } from '@allenio/domain/programs'
import { areaWords } from '#lib/words'

/** Short enough to stand in a note; whoever trains reads them, too. */
const useAdviceWords = areaWords('program advice', {
  it: {
    'all at top': 'tutte le {{sets}} serie in cima con margine: si sale',
    'no reserve': 'in cima ma senza margine: si ripete',
    'lighter than planned': 'in cima ma più leggero del previsto: resta così',
    'in range': '{{setsAtTop}} serie su {{sets}} in cima: si ripete',
    'missed once': '{{setsMissed}} serie su {{sets}} sotto: si riprova',
    'missed twice': 'sotto per due volte: un passo indietro',
    'never done': 'mai fatto: resta così',
    'no figures': 'niente da misurare: resta così',
  },
  en: {
    'all at top': 'all {{sets}} sets at the top with some in reserve: up',
    'no reserve': 'at the top but nothing in reserve: once more',
    'lighter than planned': 'at the top but lighter than planned: as it is',
    'in range': '{{setsAtTop}} of {{sets}} sets at the top: once more',
    'missed once': '{{setsMissed}} of {{sets}} sets missed: try again',
    'missed twice': 'missed twice: a step back',
    'never done': 'never done: as it is',
    'no figures': 'nothing to measure: as it is',
  },
})

export const adviceText = ({ reason, figures: { sets, setsAtTop, setsMissed } }: LoadAdvice): string =>
  useAdviceWords.say(reason, { sets, setsAtTop, setsMissed })
