import { useLanguage, useSay } from '#admin/app/language.ts';
import { languages, languageTags, type Language } from '#contract/language.ts';
import { loginTexts } from './texts.ts';
import styles from './login.module.css';

/** Each language under its own name, whatever language is spoken now. */
const names: Record<Language, string> = { zh_CN: '简体', en: 'English', zh_TW: '繁體' };

export function LanguageSwitch() {
  const say = useSay();
  const { language, speak } = useLanguage();
  return (
    <div role="group" aria-label={say(loginTexts.languages)} className={styles.languages}>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={languageTags[one]}
          aria-pressed={one === language}
          onClick={() => speak(one)}
        >
          {names[one]}
        </button>
      ))}
    </div>
  );
}
