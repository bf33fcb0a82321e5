import { areaWords } from '#lib/words'

export const useMetricCardWords = areaWords('metrics overview', {
  it: {
    metrics: 'Misure',
    since: 'dal {{day}}',
    firstValue: 'prima misura',
    metricsEmpty: 'Circonferenze, massa grassa, massimali',
    metricsEmptyText: 'Il peso da solo non basta: due misure dicono che cosa cambia davvero.',
    addMetrics: 'Prendi le misure',
  },
  en: {
    metrics: 'Measures',
    since: 'since {{day}}',
    firstValue: 'first value',
    metricsEmpty: 'Girths, fat mass, maximum lifts',
    metricsEmptyText: 'Weight alone does not tell: two measures say what really changes.',
    addMetrics: 'Take measures',
  },
})
