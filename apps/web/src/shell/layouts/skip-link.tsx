import { contentId } from '../frame/content-id.ts'
import { useWords } from '../words/index.ts'
import css from './skip-link.module.css'

/** The first stop of the keyboard: past the menu, to the page. */
export function SkipLink() {
  const t = useWords()
  return (
    <a href={`#${contentId}`} className={css.skip} onClick={focusContent}>
      {t('toContent')}
    </a>
  )
}

// a hash in the address would be a navigation of its own
function focusContent(event: { preventDefault: () => void }) {
  event.preventDefault()
  document.getElementById(contentId)?.focus()
}
