import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { languageTags } from '#contract/language.ts';
import './app/base.css';
import { FeedbackHost } from './app/feedback/FeedbackHost.tsx';
import { useLanguage } from './app/language.ts';
import { queryClient } from './app/query.ts';
import { router } from './app/routes/router.tsx';
import { Mask } from './app/theme/Mask.tsx';
import { ThemeProvider } from './app/theme/ThemeProvider.tsx';

document.documentElement.lang = languageTags[useLanguage.getState().language];

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <RouterProvider router={router} />
        <FeedbackHost />
        <Mask />
      </ThemeProvider>
    </QueryClientProvider>
  </StrictMode>,
);
