export { LanguageSelect, PaperSelect } from './paper-choice.tsx'
