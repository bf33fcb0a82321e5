import { areaWords } from '#lib/words'

export const useActionWords = areaWords('meal plan actions', {
  common: ['assign', 'complete', 'duplicate', 'open', 'rename', 'title', 'versions'],
  it: {
    cloneForClient: 'Copia per un {{client}}',
    cloneText: 'La copia è una bozza a sé: ciò che cambi qui non tocca l’originale.',
    cloned: '«{{title}}» è nella libreria',
    clonedFor: '«{{title}}» è pronto per {{name}}',
    copyOf: '{{title}} (copia)',
    client: 'Solo per',
    clientHint: 'Senza un nome la copia sta nella libreria.',
    clientNeeded: 'Scegli per chi è',
    print: 'Scarica PDF',
    renamed: '«{{title}}» rinominato',
  },
  en: {
    cloneForClient: 'Copy for one {{client}}',
    cloneText: 'The copy is a separate draft: what you change in it does not affect the original.',
    cloned: '“{{title}}” is in the library',
    clonedFor: '“{{title}}” is ready for {{name}}',
    copyOf: '{{title}} (copy)',
    client: 'Only for',
    clientHint: 'Without a name, the copy goes into the library.',
    clientNeeded: 'Choose who it is for',
    print: 'Download PDF',
    renamed: '“{{title}}” renamed',
  },
})
