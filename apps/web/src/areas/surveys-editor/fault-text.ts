import type { VersionFault } from '@allenio/domain/surveys'
import { useFormats } from '#lib/formats'
import { areaWords } from '#lib/words'

const useFaultWords = areaWords('survey faults', {
  it: {
    'no questions': 'Il questionario non ha domande',
    'too many questions': 'Al massimo {{most}} domande',
    'question without words': 'Scrivi la domanda',
    'key doubled': 'Questa domanda c’è due volte',
    'kind changed': 'Una domanda già pubblicata non può cambiare tipo',
    'options missing': 'Servono almeno {{least}} opzioni',
    'options over the maximum': 'Al massimo {{most}} opzioni',
    'option doubled': 'Un’opzione c’è due volte',
    'option without words': 'Un’opzione è vuota',
    'least above most': 'Il minimo di scelte è sopra il massimo',
    'no file type': 'Scegli almeno un tipo di file',
    'metric deleted': 'Questa metrica è stata eliminata',
    'bounds reversed': 'Il minimo non è sotto il massimo',
    'scale without bounds': 'Una scala ha un minimo e un massimo',
    'scale too long': 'Una scala ha al massimo {{most}} gradini',
    'scale not whole': 'Una scala ha solo numeri interi',
    'condition on unknown question': 'La condizione riguarda una domanda che non c’è più',
    'condition on later question': 'La condizione riguarda una domanda che viene dopo',
    'condition on unknown option': 'La condizione riguarda un’opzione che non c’è più',
    'condition never holds': 'Con questa condizione la domanda non appare mai',
    'flag on unknown option': 'Un segnale riguarda un’opzione che non c’è più',
    'flag never holds': 'Un segnale non scatta mai',
  },
  en: {
    'no questions': 'The survey has no questions',
    'too many questions': 'At most {{most}} questions',
    'question without words': 'Write the question',
    'key doubled': 'This question appears twice',
    'kind changed': 'A published question cannot change its kind',
    'options missing': 'At least {{least}} options are needed',
    'options over the maximum': 'At most {{most}} options',
    'option doubled': 'An option appears twice',
    'option without words': 'An option is empty',
    'least above most': 'The minimum number of choices is above the maximum',
    'no file type': 'Choose at least one kind of file',
    'metric deleted': 'This metric was deleted',
    'bounds reversed': 'The minimum is not below the maximum',
    'scale without bounds': 'A scale needs a minimum and a maximum',
    'scale too long': 'A scale can have at most {{most}} steps',
    'scale not whole': 'A scale takes whole numbers only',
    'condition on unknown question': 'The condition refers to a question that is gone',
    'condition on later question': 'The condition refers to a question that comes later',
    'condition on unknown option': 'The condition refers to an option that is gone',
    'condition never holds': 'With this condition the question never appears',
    'flag on unknown option': 'A flag refers to an option that is gone',
    'flag never holds': 'A flag never applies',
  },
})

/** Answers the sentence of a fault. */
export function useFaultText(): (fault: VersionFault) => string {
  const t = useFaultWords()
  const { integer } = useFormats()
  return fault => {
    switch (fault.code) {
      case 'too many questions':
      case 'options over the maximum':
      case 'scale too long':
        return t(fault.code, { most: integer(fault.most) })
      case 'options missing':
        return t(fault.code, { least: integer(fault.least) })
      default:
        return t(fault.code)
    }
  }
}
