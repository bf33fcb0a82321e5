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
    metrics: 'Metrics',
    since: 'since {{day}}',
    firstValue: 'first value',
    metricsEmpty: 'Girths, fat mass, one-rep maxes',
    metricsEmptyText: 'Weight alone is not enough: two metrics show what really changes.',
    addMetrics: 'Add metrics',
  },
})
