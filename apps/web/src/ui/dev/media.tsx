import { useState } from 'react'
import type { ReactNode } from 'react'
import { CoverImage } from '#ui/cover-image'
import { Dropzone } from '#ui/dropzone'
import { FilePreview } from '#ui/file-preview'
import { Gallery } from '#ui/gallery'
import type { GalleryItem } from '#ui/gallery'
import {
  AllClearPicture,
  BrokenPicture,
  EmptyChartPicture,
  EmptyInboxPicture,
  EmptyListPicture,
  EmptyNewsPicture,
  FirstStepsPicture,
  FoodsPicture,
  InstallAppPicture,
  LibraryPicture,
  MailSentPicture,
  NoResultsPicture,
  NotFoundPicture,
  OfflinePicture,
  SavedAnswersPicture,
  ScheduledPicture,
  TrainingSchoolPicture,
} from '#ui/illustrations'
import { PhotoButton, PhotoFrame, PhotoSketch } from '#ui/photo-frame'
import { Silhouette } from '#ui/silhouette'
import { uploadStates, UploadRow } from '#ui/upload-row'
import css from './dev.module.css'
import { Part, Specimen, useSay } from './specimen.tsx'

export function Media() {
  const say = useSay()
  const [shown, setShown] = useState<string>()
  const photos: GalleryItem[] = ['icon-512.png', 'wordmark.svg', 'icon-maskable-512.png'].map((file, index) => ({
    id: file,
    kind: 'image',
    url: `/brand/allenio/${file}`,
    alt: say(`Foto ${index + 1}, di fronte`, `Photo ${index + 1}, front`),
    caption: `${index + 1} nov, 69,8 kg`,
    fileName: file,
  }))
  const nothing = () => undefined
  return (
    <>
      <Part
        id="files"
        title={say('File', 'Files')}
        text={say(
          'Foto e video si aprono nella galleria, i link con l’occhio, il resto porta una graffetta.',
          'Pictures and videos open in the gallery, links by the eye, the rest carries a paperclip.',
        )}>
        <Specimen title={say('Anteprime', 'Previews')} layout="fields">
          <FilePreview
            file={{
              kind: 'image',
              url: '/brand/allenio/icon-512.png',
              name: say('Fronte, 1 novembre.jpg', 'Front, 1 November.jpg'),
              detail: '2,1 MB',
            }}
            download
            onOpen={() => setShown('icon-512.png')}
          />
          <FilePreview
            file={{
              kind: 'other',
              url: '/brand/allenio/icon.svg',
              name: say('Analisi del sangue di ottobre 2026, laboratorio.pdf', 'Blood test of October 2026, laboratory.pdf'),
              detail: '340 KB',
            }}
            download
            onDelete={nothing}
          />
          <FilePreview file={{ kind: 'link', url: 'https://example.org', name: 'example.org' }} />
        </Specimen>
        <Specimen title={say('Foto in piedi', 'Upright photos')} layout="fields">
          <PhotoButton aria-label={say('Apri la foto', 'Open the photo')} onClick={() => setShown('icon-512.png')}>
            <CoverImage src="/brand/allenio/icon-512.png" />
          </PhotoButton>
          <PhotoFrame />
          <PhotoSketch className={css.sketch}>
            <span>
              <Silhouette pose="side" />
            </span>
            <span>
              <Silhouette pose="front" />
            </span>
            <span>
              <Silhouette pose="back" />
            </span>
          </PhotoSketch>
        </Specimen>
        <Specimen title={say('Caricamento', 'Upload')} layout="stack">
          <Dropzone
            title={say('Trascina qui le foto o scegli dal dispositivo', 'Drop photos here or choose from the device')}
            hint={say('JPG, PNG o WebP, al massimo 100 MB', 'JPG, PNG or WebP, 100 MB at most')}
            accept="image/*"
            multiple
            onFiles={nothing}
            messages={[say('“video.mov” supera i 100 MB.', '“video.mov” exceeds 100 MB.')]}
          />
          {uploadStates.map((state, index) => (
            <UploadRow
              key={state}
              name={`IMG_204${index}.jpg`}
              detail={say('12 di 48 MB', '12 of 48 MB')}
              state={state}
              share={0.25 + index * 0.1}
              error={say('La rete si è interrotta.', 'The network was interrupted.')}
              onPause={nothing}
              onResume={nothing}
              onRetry={nothing}
              onRemove={nothing}
            />
          ))}
        </Specimen>
        <Gallery items={photos} shown={shown} onShow={setShown} />
      </Part>
      <Part
        id="pictures"
        title={say('Illustrazioni', 'Illustrations')}
        text={say(
          'Fogli, righe, linee e un solo punto scuro: ciò che c’è da fare. Seguono tema e marchio.',
          'Sheets, rows, lines and one dark spot: what there is to do. They follow theme and brand.',
        )}>
        <div className={css.pictures}>
          <Picture name={say('Elenco vuoto', 'Empty list')} picture={<EmptyListPicture />} />
          <Picture name={say('Posta vuota', 'Empty inbox')} picture={<EmptyInboxPicture />} />
          <Picture name={say('Nessuna novità', 'No news')} picture={<EmptyNewsPicture />} />
          <Picture name={say('Nessun risultato', 'No results')} picture={<NoResultsPicture />} />
          <Picture name={say('Senza rete', 'Offline')} picture={<OfflinePicture />} />
          <Picture name="404" picture={<NotFoundPicture />} />
          <Picture name={say('Errore', 'Error')} picture={<BrokenPicture />} />
          <Picture name={say('Tutto fatto', 'All clear')} picture={<AllClearPicture />} />
          <Picture name={say('Primi passi', 'First steps')} picture={<FirstStepsPicture />} />
          <Picture name={say('Installa l’app', 'Install the app')} picture={<InstallAppPicture />} />
          <Picture name={say('Scuola di formazione', 'Training school')} picture={<TrainingSchoolPicture />} />
          <Picture name={say('Messaggio inviato', 'Mail sent')} picture={<MailSentPicture />} />
          <Picture name={say('Grafico vuoto', 'Empty chart')} picture={<EmptyChartPicture />} />
          <Picture name={say('Risposte salvate', 'Saved answers')} picture={<SavedAnswersPicture />} />
          <Picture name={say('Messaggi programmati', 'Scheduled messages')} picture={<ScheduledPicture />} />
          <Picture name={say('Alimenti', 'Foods')} picture={<FoodsPicture />} />
          <Picture name={say('Libreria di file', 'File library')} picture={<LibraryPicture />} />
        </div>
      </Part>
    </>
  )
}

function Picture({ name, picture }: { name: string; picture: ReactNode }) {
  return (
    <figure>
      {picture}
      <figcaption>{name}</figcaption>
    </figure>
  )
}
