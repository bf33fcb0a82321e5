import type { metricErrors } from '@allenio/contract/metrics'
import type { Words } from '#platform/words'

export const metricWords = {
  it: {
    'metric range': '{{name}}: il valore deve stare tra {{min}} e {{max}} {{unit}}.',
    'metric bounds': 'Il minimo deve essere più basso del massimo.',
    'unknown metric': 'Questa misura non esiste più: scegline un’altra.',
    'metric name taken': 'Esiste già una misura con questo nome.',
    'weight metric stays': 'I pesi si eliminano uno alla volta dalla pagina del peso.',
    'too many metrics': 'Hai già {{max}} misure tue: eliminane una prima di aggiungerne un’altra.',
    'metric deleted': 'Misura eliminata.',
    'value deleted': 'Valore eliminato.',
  },
  en: {
    'metric range': '{{name}}: the value must be between {{min}} and {{max}} {{unit}}.',
    'metric bounds': 'The minimum must be below the maximum.',
    'unknown metric': 'This metric no longer exists: choose another one.',
    'metric name taken': 'A metric with this name already exists.',
    'weight metric stays': 'Weights are deleted one by one on the weight page.',
    'too many metrics': 'You already have {{max}} metrics of your own: delete one before you add another.',
    'metric deleted': 'Metric deleted.',
    'value deleted': 'Value deleted.',
  },
} as const satisfies Words<keyof typeof metricErrors | 'metric deleted' | 'value deleted'>
