import { Dropdown } from 'antd';
import { LanguageIcon } from '#admin/ui/icons.tsx';
import { languageNames, languages, languageTags, type Language } from '#contract/language.ts';
import { refreshAccess } from '../account.ts';
import { useLanguage, useSay } from '../language.ts';
import { queryClient } from '../query.ts';
import { shellTexts } from '../texts.ts';
import { HeaderButton, inHeader } from './HeaderButton.tsx';

export function LanguageMenu() {
  const say = useSay();
  const { language, speak } = useLanguage();
  const choose = (next: Language) => {
    speak(next);
    // Texts translated by the server are reloaded; form input is kept.
    void queryClient.invalidateQueries();
    void refreshAccess();
  };
  const items = languages.map((one) => ({
    key: one,
    label: <span lang={languageTags[one]}>{languageNames[one]}</span>,
  }));
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      getPopupContainer={inHeader}
      menu={{
        items,
        selectable: true,
        selectedKeys: [language],
        onClick: ({ key }) => choose(key as Language),
      }}
    >
      <HeaderButton label={say(shellTexts.header.language)} aria-haspopup="menu">
        <LanguageIcon />
      </HeaderButton>
    </Dropdown>
  );
}
