import { QRCode } from 'antd';
import { useMemo } from 'react';
import type { Carrier, ErrorLevel } from '#contract/codes/mark.ts';
import { dataMatrix } from '#contract/codes/data-matrix.ts';
import styles from './codes.module.css';

type CodeCarrierProps = {
  value: string;
  carrier: Carrier;
  errorLevel: ErrorLevel;
  size?: number;
  label: string;
};

/** A code as a scannable symbol. What does not fit a Data Matrix is shown as a QR code. */
export function CodeCarrier({ value, carrier, errorLevel, size = 112, label }: CodeCarrierProps) {
  const modules = useMemo(
    () => (carrier === 'datamatrix' ? dataMatrix(value) : null),
    [carrier, value],
  );
  return (
    <div className={styles.qr}>
      {modules ? (
        <DataMatrix modules={modules} size={size} label={label} />
      ) : (
        <QRCode
          value={value}
          errorLevel={errorLevel}
          aria-label={label}
          size={size}
          bordered={false}
          color="#000"
          bgColor="#fff"
        />
      )}
    </div>
  );
}

type DataMatrixProps = { modules: boolean[][]; size: number; label: string };

function DataMatrix({ modules, size, label }: DataMatrixProps) {
  const dark = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  // A quiet zone of one module.
  const side = modules.length + 2;
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`-1 -1 ${side} ${side}`}
      shapeRendering="crispEdges"
      data-carrier="datamatrix"
    >
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
