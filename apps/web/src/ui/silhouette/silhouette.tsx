import { classes } from '#ui/classes'
import css from './silhouette.module.css'

// one half of a standing person, from the neck to the crotch by way of the hand and the foot
const half =
  'M64 31C64 35 65.5 36.5 69 38C75 40 79.6 41 81.6 45C83.5 49 84 54 84.8 60C85.8 67 88.5 74 89.8 82C90.3 86 91.2 89 90.6 92.5' +
  'C90 95 87.6 95 87 92.3C86.4 89 85.8 86 84.6 82.5C82 75 79.8 69 78.6 63C77.8 59.5 77 56 76.4 53C76 58 74.6 63 73.6 68' +
  'C73 72 74 76 75.2 80C76.6 86 76.4 93 75.4 100C74.4 107 72.8 112 72.6 118C72.4 124 73 129 71.6 136C70.6 141 69.6 145 69.4 149' +
  'C69.6 151.5 74 152.5 73.8 154C73.5 155.3 66.5 155 64.6 154.2C63.4 153.5 64.2 150 64.4 147C64.6 141 63.4 135 63.6 128' +
  'C63.7 122 63.4 117 62.9 112C62.2 104 61 96 60 90'
const profile =
  'M56 31C55 35 51.5 38 49.8 43C47.8 50 49 57 51 64C52 69 51.8 72 50 77C47.4 83 47.8 88 50.6 93C52 99 52.4 107 53 113' +
  'C53.4 118 50.8 124 51.4 130C52 138 53.4 144 53.6 149C52.4 152 52.6 154.5 54 155L69.5 155C71.6 154.6 70.8 152.4 67.5 151.2' +
  'C63.5 149.6 61.2 148 60.9 145C60.6 138 62.2 129 62 121C61.9 116 64.4 109 65.3 101C66.4 93 67 86 66.4 80C66 74 67 69 67.2 64' +
  'C67.6 57 68.4 52 67 46C66 41.5 63.6 38 63.4 35C63.3 33.5 63.4 32.5 63.6 31.5'
const arm = 'M56.4 46C54.4 54 55 62 57 70C58.4 77 60.4 83 61.6 89C62.4 92.5 65.4 93 65.6 90C65.4 84 63.6 77 62.6 70C62 62 62.6 54 61.4 47'
const spine = 'M60 42V82M54 48C51.5 52 51.5 57 54 60M66 48C68.5 52 68.5 57 66 60'

interface SilhouetteProps {
  pose: 'front' | 'side' | 'back'
  /** Light with a dark edge, for use over a camera's picture. */
  isGhost?: boolean
  className?: string | undefined
}

/** Shows how to stand for a photo. It is hidden from screen readers, because the text beside it says the same. */
export function Silhouette({ pose, isGhost, className }: SilhouetteProps) {
  return (
    <svg viewBox="24 4 72 156" className={classes(css.figure, isGhost && css.ghost, className)} aria-hidden focusable="false">
      {pose === 'side' ? (
        <>
          <path
            d="M63.6 31.5C66 31 67.6 29.5 67.8 27 C70 26 69.4 24 68.8 22C69.4 15 66 11 60.4 11
            C54 11 51 15.6 51.4 21.6C51.7 26 54 29 56 31"
          />
          <path d={profile} />
          <path d={arm} className={css.fine} />
        </>
      ) : (
        <>
          <path d="M56 31C53 29 51.4 25 51.4 21C51.4 15 55 11 60 11S68.6 15 68.6 21C68.6 25 67 29 64 31" />
          <path d={half} />
          <path d={half} transform="matrix(-1 0 0 1 120 0)" />
          {pose === 'back' && <path d={spine} className={css.fine} />}
        </>
      )}
    </svg>
  )
}
