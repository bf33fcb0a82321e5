import { areaWords } from '#lib/words'

export const useVersionWords = areaWords('aliments versions', {
  common: ['category', 'nameEn', 'nameIt', 'now'],
  it: {
    title: '«{{name}}» è cambiato',
    text: 'Qui restano i valori di quando è stato aggiunto. Quelli dei nutrienti sono per 100 g.',
    failed: 'La nuova versione non si è caricata',
    figure: 'Valore',
    before: 'Finora',
    keep: 'Tieni i valori di prima',
    take: 'Prendi i nuovi',
    same: 'Quello che un piano ne usa è uguale: è cambiato altro, come la nota.',
    brand: 'Marca',
    density: 'Densità',
    ediblePart: 'Parte edibile',
    cookingFactor: 'Peso da cotto di 1 g',
  },
  en: {
    title: '“{{name}}” has changed',
    text: 'The figures from when it was added are kept here. Those of nutrients are per 100 g.',
    failed: 'The new version could not be loaded',
    figure: 'Figure',
    before: 'So far',
    keep: 'Keep the old figures',
    take: 'Take the new ones',
    same: 'What a plan uses is the same: something else has changed, such as the note.',
    brand: 'Brand',
    density: 'Density',
    ediblePart: 'Edible part',
    cookingFactor: 'Cooked weight of 1 g',
  },
})
