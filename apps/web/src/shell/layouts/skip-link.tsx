import { useWords } from '../words/index.ts'
import { contentId } from './main-content.tsx'
import css from './skip-link.module.css'

/** The first stop of the Tab key, which skips the menu and moves to the page. */
export function SkipLink() {
  const t = useWords()
  return (
    <a href={`#${contentId}`} className={css.skip} onClick={focusContent}>
      {t('toContent')}
    </a>
  )
}

// prevents the link's default, because a hash in the address would be a navigation
function focusContent(event: { preventDefault: () => void }) {
  event.preventDefault()
  document.getElementById(contentId)?.focus()
}
