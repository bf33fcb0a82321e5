import type { folderErrors } from '@allenio/contract/folders'
import type { Words } from '#platform/words'

export const folderWords = {
  it: {
    'folder in itself': 'Una cartella non può stare dentro se stessa.',
    'folders too deep': 'Le cartelle possono avere al massimo {{max}} livelli.',
    'too many folders': 'Puoi avere al massimo {{max}} cartelle.',
    'folder deleted': 'Cartella eliminata. Il suo contenuto è salito di un livello.',
  },
  en: {
    'folder in itself': 'A folder cannot be moved into itself.',
    'folders too deep': 'Folders can have at most {{max}} levels.',
    'too many folders': 'You can have at most {{max}} folders.',
    'folder deleted': 'Folder deleted. What was in it moved up one level.',
  },
} as const satisfies Words<keyof typeof folderErrors | 'folder deleted'>
