// 8 (otto) and 11 (undici) are the only days of a month that begin with a vowel
const articles = /\b(il|del|dal|al) (?=(?:8|11) (?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic))/gi

/**
 * Writes "l’8 nov" for "il 8 nov": a sentence with a day is written with the article of most days, and Italian shortens it before a
 * vowel.
 */
export const elideArticles = (sentence: string): string =>
  // a quick check first, because most sentences name no day and a page has hundreds of them
  !sentence.includes('8 ') && !sentence.includes('11 ') ? sentence : elideAll(sentence)

const elideAll = (sentence: string): string =>
  sentence.replaceAll(articles, (_, article: string) => {
    if (article === 'il') return 'l’'
    return article === 'Il' ? 'L’' : `${article}l’`
  })
