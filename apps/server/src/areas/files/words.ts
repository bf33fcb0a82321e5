import type { fileErrors } from '@allenio/contract/files'
import type { Words } from '#platform/words'

export const fileWords = {
  it: {
    'file too large': 'Il file supera il limite di {{max}}\u00a0MB',
    'over the maximum': 'Massimo {{max}}\u00a0MB',
    'uploads too heavy': 'I file in caricamento superano {{max}}\u00a0MB in tutto: aspetta che finiscano e riprova.',
    'workspace storage full': 'Lo spazio di questa attività è pieno ({{max}}): prima va eliminato qualcosa.',
    'own storage full': 'Hai usato tutto lo spazio per i tuoi file ({{max}}): elimina qualcosa e riprova.',
    'too many uploads': 'Hai già {{max}} file in caricamento: aspetta che finiscano e riprova.',
    'wrong offset': 'Il caricamento è arrivato a un altro punto: riprende da lì.',
    'upload not complete': 'Il file non è ancora arrivato per intero.',
    'file is not what it says': 'Il contenuto del file non corrisponde al suo tipo.',
    'file type not accepted': 'Questo tipo di file non va bene qui.',
    'picture not readable': 'Questa immagine non si riesce a leggere: prova con un JPEG, un PNG o un WebP.',
    'recording not readable':
      'Da questo video o audio non riusciamo a togliere luogo e data di ripresa: salvalo come MP4 (un audio come MP3 o M4A) e riprova.',
    'picture too large': 'L’immagine ha troppi pixel: al massimo {{max}} milioni. Riducila e riprova.',
  },
  en: {
    'file too large': 'The file exceeds the {{max}}\u00a0MB limit',
    'over the maximum': 'Max {{max}}\u00a0MB',
    'uploads too heavy': 'The files being uploaded exceed {{max}}\u00a0MB together: wait for them to finish and try again.',
    'workspace storage full': 'The space of this business is full ({{max}}): something has to be deleted first.',
    'own storage full': 'You have used all the space for your files ({{max}}): delete something and try again.',
    'too many uploads': 'You already have {{max}} files being uploaded: wait for them to finish and try again.',
    'wrong offset': 'The upload has reached another point: it continues from there.',
    'upload not complete': 'The file has not arrived completely yet.',
    'file is not what it says': 'The content of the file does not match its type.',
    'file type not accepted': 'This type of file cannot be used here.',
    'picture not readable': 'This picture cannot be read: try a JPEG, PNG or WebP.',
    'recording not readable':
      'We cannot remove from this video or audio where and when it was made: save it as MP4 (audio as MP3 or M4A) and try again.',
    'picture too large': 'The picture has too many pixels: {{max}} million at most. Make it smaller and try again.',
  },
} as const satisfies Words<keyof typeof fileErrors>
