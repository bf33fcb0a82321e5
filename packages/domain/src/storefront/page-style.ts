// The looks of a storefront. Widths are asked of the page itself and not of the window, so that an editor shows a phone on a desk.

const base = `
*{box-sizing:border-box;margin:0}
html{-webkit-text-size-adjust:100%;scroll-behavior:smooth}
body{background:light-dark(#f6f6f4,#0f1318)}
.skip{position:absolute;left:-999px;padding:12px 18px;background:#fff;color:#11151b;z-index:9;border-radius:0 0 12px 0}
.skip:focus{left:0;top:0}
.page{--ground:light-dark(#f6f6f4,#0f1318);--card:light-dark(#fff,#161b22);--ink:light-dark(#11151b,#f1f3f5);
--ink2:light-dark(#4a525c,#b4bcc6);--line:light-dark(#e2e3e1,#2a313a);
--shadow:light-dark(0 1px 2px #11151b0d,0 0 #0000),light-dark(0 12px 32px -12px #11151b24,0 0 #0000);
color-scheme:inherit;container-type:inline-size;background:var(--ground);color:var(--ink);
font:400 17px/1.6 Inter,"Inter Variable",system-ui,-apple-system,"Segoe UI",sans-serif;-webkit-font-smoothing:antialiased;
overflow-wrap:break-word}
:root{color-scheme:light dark}
.sheet{min-height:100%;overflow:clip}
.page :where(ul,blockquote){list-style:none;padding:0}
.page a{color:inherit}
.page a:focus-visible,.page summary:focus-visible,.page ul:focus-visible{outline:3px solid var(--mark);outline-offset:3px}
.page :is(h1,h2,h3){line-height:1.12;letter-spacing:-.022em;font-weight:700;text-wrap:balance}
.page h1{font-size:clamp(36px,10.5cqi,76px);line-height:1.02;letter-spacing:-.036em;font-weight:780}
.page h2{font-size:clamp(27px,7cqi,42px);letter-spacing:-.03em;font-weight:740}
.page h3{font-size:19px}
.tagline,.lead,.text{white-space:pre-line}
.tagline{font-size:clamp(18px,5cqi,22px);line-height:1.45;color:var(--ink2);max-width:36em;text-wrap:pretty}
.lead{font-size:18px;color:var(--ink2);max-width:42em;margin-top:14px;text-wrap:pretty}
.text{color:var(--ink2)}
.small{font-size:14px;color:var(--ink2);margin-top:20px}
.frame{position:relative;overflow:hidden;background:var(--tint)}
.frame img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.button{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-height:52px;padding:12px 24px;
border-radius:999px;background:var(--accent);color:var(--on)!important;font-weight:650;text-decoration:none;
transition:background .15s,transform .15s}
.button:hover{background:var(--hover)}
.button:active{transform:scale(.98)}
.button svg{width:20px;height:20px;flex:none}
.quiet{background:var(--tint);color:var(--text)!important}
.quiet:hover{background:var(--line)}
.initials{display:grid;place-items:center;background:var(--tint);color:var(--text);font-weight:700}
`

const cover = `
.who{display:flex;flex-direction:column;align-items:flex-start;gap:18px;position:relative}
.logo{width:72px;height:72px;border-radius:22px;object-fit:cover;background:var(--card);box-shadow:0 0 0 5px var(--ground),var(--shadow)}
.doors{display:flex;flex-wrap:wrap;align-items:center;gap:16px 20px;margin-top:6px}
.socials{display:flex;gap:8px}
.socials a{display:grid;place-items:center;width:48px;height:48px;border-radius:50%;background:var(--card);
border:1px solid var(--line);transition:color .15s,border-color .15s}
.socials a:hover{color:var(--text);border-color:currentColor}
.studio .cover,.compact .cover{padding:28px 20px 8px}
.studio .pictured{padding:0 0 8px}
.studio .coverPicture{aspect-ratio:4/3.7;border-radius:0 0 32px 32px}
.studio .pictured .who{padding:0 20px;margin-top:-40px}
.studio .cover:not(.pictured){padding:64px 20px 8px;background:radial-gradient(120% 90% at 85% 0,var(--tint),transparent 70%)}
.studio .cover:not(.pictured) .logo{box-shadow:var(--shadow)}
.studio .pictured .who:not(:has(.logo)){margin-top:28px}
.portrait .cover{position:relative;display:flex;align-items:flex-end;min-height:min(150cqi,640px);padding:40px 20px 32px;
background:var(--accent);color:var(--on)}
.portrait .cover:not(.pictured){min-height:min(110cqi,520px);background:linear-gradient(155deg,var(--hover),var(--accent))}
.portrait .pictured{color:#fff;background:#11151b}
.portrait .coverPicture{position:absolute;inset:0}
.portrait .coverPicture::after{content:"";position:absolute;inset:0;
background:linear-gradient(180deg,#0b0e1300 20%,#0b0e13b8 62%,#0b0e13eb)}
.portrait .who{width:100%;max-width:1120px;margin:0 auto}
.portrait .cover .tagline{color:inherit}
.portrait .logo{box-shadow:none}
.portrait .cover .button{background:#fff;color:#11151b!important}
.portrait .cover .button:hover{background:#ececea}
.portrait .cover .socials a{background:#0b0e1326;border-color:#ffffff80}
.portrait .cover:not(.pictured) .socials a{border-color:currentColor;background:none}
.compact .cover{text-align:center;padding-top:44px}
.compact .who{align-items:center}
.compact .coverPicture{width:148px;aspect-ratio:1;border-radius:50%;margin:0 auto 20px;box-shadow:0 0 0 6px var(--card),var(--shadow)}
.compact .pictured .logo{display:none}
.compact .logo{width:112px;height:112px;border-radius:32px}
.compact h1{font-size:clamp(32px,8.5cqi,48px)}
.compact .tagline{font-size:18px}
.compact .doors{justify-content:center;flex-direction:column;width:100%}
.compact .doors .button{width:100%;max-width:420px}
`

const sections = `
.section{padding:44px 20px 0}
.inner{max-width:1120px;margin:0 auto}
.end{height:72px}
.cards,.people,.quotes,.gallery{margin-top:24px}
.cards{display:grid;gap:16px}
.cards>li{display:flex}
.card{display:flex;flex-direction:column;width:100%;background:var(--card);border:1px solid var(--line);border-radius:26px;
overflow:hidden;box-shadow:var(--shadow)}
.card .body{display:flex;flex-direction:column;align-items:flex-start;gap:10px;padding:22px;flex:1}
.card .top{aspect-ratio:16/10;max-height:250px}
.featured{border:2px solid var(--mark)}
.badge{padding:4px 12px;border-radius:999px;background:var(--tint);color:var(--text);font-size:14px;font-weight:650}
.offer h3{font-size:21px}
.clampName,.clampText{display:-webkit-box;-webkit-box-orient:vertical;overflow:hidden}
.clampName{-webkit-line-clamp:2}
.clampText{-webkit-line-clamp:10}
.price{color:var(--ink2)}
.price strong{font-size:32px;line-height:1.1;letter-spacing:-.03em;color:var(--ink);font-weight:760;font-variant-numeric:tabular-nums}
.terms{font-size:15px;color:var(--text);font-weight:550}
.offer .button{width:100%}
.offer :is(.body>.button,.ask){margin-top:auto}
.ask{display:grid;gap:12px;width:100%;padding-top:4px}
.cards:has(>li:nth-child(5)) .offer .top{aspect-ratio:16/7}
.offer .text{margin-bottom:8px;font-size:16px}
.gallery{display:grid;grid-template-columns:repeat(2,1fr);gap:8px;grid-auto-flow:dense}
.gallery .square{aspect-ratio:1;border-radius:18px}
.gallery li:nth-child(6n+1){grid-column:span 2}
.gallery li:nth-child(6n+1) .square{aspect-ratio:16/11}
.gallery.single{grid-template-columns:1fr}
.gallery figcaption{font-size:14px;color:var(--ink2);padding:6px 4px 4px}
.people{display:grid;gap:20px}
.person{display:flex;align-items:center;gap:16px}
.round{flex:none;width:80px;height:80px;border-radius:50%;font-size:24px}
.person .role{font-size:15px;color:var(--text);font-weight:600;margin-top:2px}
.person .text{font-size:16px;line-height:1.5;margin-top:4px}
.quotes{display:flex;gap:14px;overflow-x:auto;scroll-snap-type:x mandatory;scroll-padding-inline:20px;
margin-inline:-20px;padding:4px 20px 16px;scrollbar-width:none}
.quotes>li{flex:0 0 84cqi;max-width:420px;scroll-snap-align:start;display:flex}
.quotes.single>li{flex-basis:100%}
.quote{display:flex;flex-direction:column;gap:18px;justify-content:space-between;width:100%;padding:24px;border-radius:26px;
background:var(--card);border:1px solid var(--line);box-shadow:var(--shadow)}
.quote blockquote{display:flex;flex-direction:column;gap:8px}
.quote .text{color:var(--ink)}
.quote figcaption{display:flex;align-items:center;gap:12px}
.face{width:48px;height:48px;border-radius:50%;flex:none;font-size:16px}
.name{font-weight:650}
.questionList{margin-top:20px;border-block-start:1px solid var(--line)}
.question{border-block-end:1px solid var(--line)}
.summary{display:flex;align-items:center;justify-content:space-between;gap:16px;min-height:60px;padding:16px 2px;cursor:pointer;
list-style:none}
.summary::-webkit-details-marker{display:none}
.summary svg{flex:none;transition:transform .2s;color:var(--text)}
.question[open] .summary svg{transform:rotate(45deg)}
.question h3{font-weight:620;letter-spacing:-.012em;font-size:18px;line-height:1.35}
.question .text{padding:0 2px 22px;max-width:42em}
.beside{display:grid;gap:24px}
.sidePicture{aspect-ratio:4/4.4;border-radius:28px}
.socials.named{flex-wrap:wrap;gap:12px;margin-top:20px}
.socials.named li{flex:1 1 220px}
.socials.named a{display:flex;align-items:center;gap:14px;width:100%;height:auto;min-height:68px;padding:12px 20px;
border-radius:22px;text-decoration:none}
.socials.named a>span{display:grid;line-height:1.35}
.socials.named span span{font-size:15px;color:var(--ink2);overflow-wrap:anywhere}
.foot{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;justify-content:space-between;max-width:1160px;margin:0 auto;
padding:28px 20px 40px;border-block-start:1px solid var(--line);font-size:15px;color:var(--ink2)}
.foot ul{display:flex;gap:20px}
.foot li a{display:inline-block;padding:10px 0}
.compact .section{padding-top:36px}
.compact .inner{max-width:640px}
.compact .foot{max-width:680px}
`

const wide = `
@container (width >= 620px){
.cards:has(>li:nth-child(5)) .offer .top{aspect-ratio:16/10}
.cards{grid-template-columns:repeat(2,1fr);gap:20px}
.cards.single{grid-template-columns:1fr;max-width:640px}
.gallery{grid-template-columns:repeat(4,1fr);gap:12px}
.gallery li:nth-child(6n+1){grid-row:span 2}
.gallery li:nth-child(6n+1) .square{aspect-ratio:auto;height:100%}
.gallery li:nth-child(6n+1) figure{height:100%;display:flex;flex-direction:column}
.gallery li:nth-child(6n+1) .square{flex:1}
.people{grid-template-columns:repeat(auto-fill,minmax(200px,1fr));gap:32px 20px}
.person{display:block}
.round{width:104px;height:104px;font-size:30px;margin-bottom:14px}
.section{padding:64px 32px 0}
.quotes{margin-inline:-32px;padding-inline:32px;scroll-padding-inline:32px}
.quotes>li{flex-basis:360px}
.compact .cards{grid-template-columns:1fr}
.compact .cards:has(>li:nth-child(5)) .offer .top{aspect-ratio:16/6}
.compact .gallery{grid-template-columns:repeat(3,1fr)}
.compact .gallery li:nth-child(6n+1){grid-column:span 2}
}
@container (width >= 900px){
.section{padding:96px 48px 0}
.end{height:120px}
.cards{grid-template-columns:repeat(3,1fr);gap:24px}
.cards:has(>li:nth-child(2):last-child){grid-template-columns:repeat(2,1fr);max-width:800px}
.cards:has(>li:nth-child(4):last-child){grid-template-columns:repeat(2,1fr)}
.cards.single .card:has(.top){flex-direction:row}
.cards.single:has(.top){max-width:960px}
.cards.single .card .top{flex:0 0 50%;aspect-ratio:auto;max-height:none;min-height:320px}
.cards.single .body{padding:36px}
.beside{grid-template-columns:minmax(280px,420px) minmax(0,1fr);gap:72px;align-items:center}
.is-questions :is(.lead,.questionList){max-width:820px}
.quotes{display:block;columns:3;column-gap:20px;overflow:visible;margin-inline:0;padding:0}
.quotes>li{break-inside:avoid;max-width:none;margin-bottom:20px}
.quotes:has(>li:nth-child(2):last-child),.quotes.single{columns:2;max-width:800px}
.quotes.single{columns:1;max-width:640px}
.studio .pictured{display:grid;grid-template-columns:minmax(0,1.05fr) minmax(0,.95fr);gap:72px;align-items:center;
max-width:1216px;margin:0 auto;padding:56px 48px 0}
.studio .pictured .who{order:-1;padding:0;margin:0!important}
.studio .pictured .logo{box-shadow:var(--shadow)}
.studio .coverPicture{aspect-ratio:4/4.5;border-radius:36px;max-height:640px;width:100%}
.studio .cover:not(.pictured){padding:140px 48px 56px}
.studio .cover:not(.pictured) .who{max-width:1120px;margin:0 auto}
.studio .cover:not(.pictured) h1{max-width:14em}
.who{gap:24px}
.portrait .cover{min-height:620px;padding:72px 48px 64px}
.portrait .cover h1{max-width:12em}
.portrait .coverPicture::after{background:linear-gradient(75deg,#0b0e13e0 8%,#0b0e1394 48%,#0b0e1300 82%)}
.foot{max-width:1216px;padding-inline:48px}
.compact .sheet{display:grid;grid-template-columns:minmax(320px,400px) minmax(0,1fr);grid-template-rows:1fr auto;max-width:1160px;
margin:0 auto}
.compact .cover{grid-row:1/3;padding:96px 24px 48px;border-inline-end:1px solid var(--line)}
.compact .who{position:sticky;top:72px}
.compact .section{padding:56px 0 0 56px}
.compact .section:first-child{padding-top:88px}
.compact .beside{grid-template-columns:1fr;gap:24px}
.compact .sidePicture{aspect-ratio:16/11}
.compact .quotes{columns:1}
.compact .foot{margin:0 0 0 56px;max-width:none;padding-inline:0}
.compact .inner{max-width:680px}
}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}.page *{transition:none!important}}
`

/** Styles without the blanks that nobody reads. */
const compact = (css: string): string => css.replaceAll(/\n+/g, '')

export const pageStyle: string = compact(base + cover + sections + wide)
