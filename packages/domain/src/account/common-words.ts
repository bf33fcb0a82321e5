// The most common passwords in leaked lists, from Italy and abroad, are made of these words.
const words = `
password passwort passw passwd pass passe parola parolachiave chiave segreto segreta secret welcome benvenuto benvenuta
login accesso entra admin administrator amministratore root user utente guest ospite test prova demo temp default changeme cambiami
qwerty qwertz azerty qwer asdf asdfgh zxcv zxcvb qaz wsx qazwsx abc abcd abcdef letmein access master hello ciao ciaociao buongiorno
iloveyou loveyou love lover amore amoremio tiamo tvb vita vitamia cuore bacio baci tesoro stella stellina principe principessa princess
angel angelo angela sunshine sole luna estate summer winter inverno autunno autumn primavera spring flower fiore rosa
football calcio soccer basket baseball hockey tennis golf sport palestra fitness gym coach trainer allenamento allenio coachplus warfit
juve juventus inter milan napoli roma lazio torino forzainter forzajuve forzamilan forzanapoli forzaroma ferrari ducati
yamaha honda porsche mercedes
monkey scimmia dragon drago tiger tigre lion leone gatto micio cane cucciolo lupo cavallo farfalla butterfly delfino dolphin orso panda
superman batman spiderman pokemon naruto starwars matrix killer hunter shadow ninja samurai warrior gladiatore mustang harley
michael jordan jennifer jessica ashley daniel andrew thomas robert joshua matthew charlie george michelle nicole amanda samantha maggie
andrea francesco francesca alessandro alessandra matteo lorenzo davide marco luca giuseppe giovanni antonio stefano
roberto paolo mario luigi simone
federico federica giulia martina chiara sara silvia elena laura anna maria valentina elisa giorgia sofia aurora alice
gaia beatrice salvatore vincenzo
italia italy italiano milano firenze venezia sicilia sardegna napoletano bologna genova palermo
computer internet google facebook instagram amazon apple samsung iphone windows microsoft android nokia
money soldi denaro banca lavoro casa famiglia family mamma papa nonna nonno fratello sorella figlio figlia bambino bambina
gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
january february march april june july august september october november december
lunedi martedi mercoledi giovedi venerdi sabato domenica monday friday sunday
freedom liberta peace pace trustno trustnoone whatever nothing niente tutto sempre forever never mai
cheese pizza pasta cioccolato chocolate nutella coffee caffe banana orange arancia cookie pepper
jesus gesu dio madonna cristo god heaven blessed faith
one two three uno due tre mio mia the my and you me
`

export const commonWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))
