import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { LandingPage } from '../features/landing/landing-page.js';
import { ErrorPage } from './error-page.js';
import { Layout } from './layout.js';
import { NotFoundPage } from './not-found-page.js';
import { PageSkeleton } from './page-skeleton.js';
import { paths } from './paths.js';

export const routes: RouteObject[] = [
  {
    element: <Layout />,
    hydrateFallbackElement: <PageSkeleton />,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          { path: paths.home, element: <LandingPage /> },
          {
            path: paths.saved,
            lazy: async () => ({ Component: (await import('../features/saved/saved-page.js')).SavedPage }),
          },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
