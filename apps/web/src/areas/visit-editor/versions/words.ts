import { areaWords } from '#lib/words'

export const useVersionWords = areaWords('visit versions', {
  it: {
    versions: 'Versioni',
    version: 'Versione {{number}}',
    versionsFailed: 'Le versioni non si sono caricate',
    versionFailed: 'La versione non si è caricata',
    current: 'com’è adesso',
    changes: 'Che cosa è cambiato da allora',
    added: 'Aggiunto',
    deleted: 'Tolto',
    nothing: 'vuoto',
    asItIs: 'È uguale alla visita di adesso.',
    restore: 'Torna a questa versione',
    restoreText: 'La visita torna com’era allora, come bozza: conta quando la concludi di nuovo.',
    restored: 'La visita è tornata alla versione {{number}}',
  },
  en: {
    versions: 'Versions',
    version: 'Version {{number}}',
    versionsFailed: 'The versions could not be loaded',
    versionFailed: 'The version could not be loaded',
    current: 'as it is now',
    changes: 'What has changed since then',
    added: 'Added',
    deleted: 'Removed',
    nothing: 'empty',
    asItIs: 'It is the same as the visit now.',
    restore: 'Go back to this version',
    restoreText: 'The visit becomes what it was then, as a draft: it counts once you finish it again.',
    restored: 'The visit is back at version {{number}}',
  },
})
