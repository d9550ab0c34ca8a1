import { useLanguage, useSay } from '#admin/app/language.ts';
import { languageNames, languages, languageTags } from '#contract/language.ts';
import { loginTexts } from './texts.ts';
import styles from './login.module.css';

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
          {languageNames[one]}
        </button>
      ))}
    </div>
  );
}
