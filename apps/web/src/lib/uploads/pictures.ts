import { areaWords } from '#lib/words'

type PictureFile = Pick<File, 'name' | 'type' | 'size'>

/** For a file field. An iPhone converts its photos to JPEG only if HEIC is not in this list. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

export const usePictureWords = areaWords('pictures to upload', {
  it: {
    notPicture: '«{{name}}» non è un’immagine. Scegli un JPG, un PNG o un WebP.',
    heic: '«{{name}}» è in formato HEIC. Salvala come JPG e riprova: da Anteprima su Mac, da Foto su Windows.',
  },
  en: {
    notPicture: '“{{name}}” is not a picture. Choose a JPG, a PNG or a WebP.',
    heic: '“{{name}}” is a HEIC file. Save it as a JPG and try again: in Preview on a Mac, in Photos on Windows.',
  },
})

// some systems do not know the type of every file and leave it empty
const isPicture = ({ type, name }: PictureFile) => (type === '' ? /\.(jpe?g|png|webp|gif|avif)$/i.test(name) : type.startsWith('image/'))

const isHeic = ({ type, name }: PictureFile) => /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))

export const notPicture = ({ name }: Pick<File, 'name'>): string => usePictureWords.say('notPicture', { name })

/** The reason why a file cannot be shown as a picture, before any byte of it is sent. */
export function pictureFault(file: PictureFile): string | undefined {
  if (isHeic(file)) return usePictureWords.say('heic', { name: file.name })
  return isPicture(file) && file.size > 0 ? undefined : notPicture(file)
}
