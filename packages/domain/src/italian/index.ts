// 8 (otto) and 11 (undici) are the only days of a month that begin with a vowel
const beforeVowel = /\b(il|del|dal|al) (?=(?:8|11) (?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic|del mese))/gi

// a day that is named by its weekday stands without the article: "domenica 20 dicembre", "entro domenica", "da domenica"
const beforeWeekday = /\b(il|del|dal|al) (lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|lun|mar|mer|gio|ven|sab|dom)\.? (?=\d)/gi

const withoutArticle: Record<string, string> = { il: '', del: 'di ', dal: 'da ', al: 'a ' }

/**
 * Writes "l’8 nov" for "il 8 nov", and "domenica 20 dicembre" for "il domenica 20 dicembre": a sentence with a day is written with the
 * article of most days, which Italian shortens before a vowel and leaves out before a weekday.
 */
export const elideArticles = (sentence: string): string =>
  // a quick check first, because most sentences name no day and a page has hundreds of them
  /\d/.test(sentence) ? elideBeforeWeekday(elideBeforeVowel(sentence)) : sentence

const elideBeforeVowel = (sentence: string): string =>
  sentence.replaceAll(beforeVowel, (_, article: string) => {
    if (article === 'il') return 'l’'
    return article === 'Il' ? 'L’' : `${article}l’`
  })

const elideBeforeWeekday = (sentence: string): string =>
  sentence.replaceAll(beforeWeekday, (found: string, article: string) => {
    const start = withoutArticle[article.toLowerCase()] ?? ''
    const words = `${start}${found.slice(article.length + 1)}`
    const isCapital = article !== article.toLowerCase()
    return isCapital ? words[0]?.toUpperCase() + words.slice(1) : words
  })
